declare module 'bayonet.wasm?url' {
  const url: string;
  export default url;
}
