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
