/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module '*.ftl' {
  const messages: string;
  export default messages;
}

declare module 'virtual:glyphs/*' {
  const address: string;
  export default address;
}

declare module 'virtual:map/*' {
  const map: import('./immortals/map').MapTables;
  export default map;
}

declare module 'virtual:board/shadow_kingdoms' {
  const board: import('./shadow_kingdoms/board').BoardTables;
  export default board;
}

declare module 'virtual:board/dragon_valley' {
  const board: import('./dragon_valley/board').BoardTables;
  export default board;
}
