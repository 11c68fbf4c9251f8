/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words' {
  const words: import('./words').Catalogue;
  export default words;
}

declare module 'virtual:glyphs/*' {
  const address: string;
  export default address;
}

declare module 'virtual:map/*' {
  const map: import('./immortals/map').MapTables;
  export default map;
}
