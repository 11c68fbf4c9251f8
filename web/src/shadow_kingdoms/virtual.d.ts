// What `drawn.ts` makes of the component data.
declare module 'virtual:drawn/shadow_kingdoms' {
  const board: import('./board').BoardTables;
  export default board;
}
