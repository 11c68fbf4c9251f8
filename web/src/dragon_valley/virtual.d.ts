// What `drawn.ts` makes of the component data.
declare module 'virtual:drawn/dragon_valley' {
  const board: import('./board').BoardTables;
  export default board;
}
