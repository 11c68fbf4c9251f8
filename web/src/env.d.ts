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
