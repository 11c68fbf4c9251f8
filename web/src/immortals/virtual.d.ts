// What `drawn.ts` makes of the component data.
declare module 'virtual:drawn/immortals' {
  const map: import('./map').MapTables;
  export default map;
}
