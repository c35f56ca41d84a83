// What imports of other than scripts give.
declare module 'bayonet.wasm?url' {
  const url: string;
  export default url;
}

declare module 'bayonet.wasm?packed' {
  /** gzip, in base64. */
  const packed: string;
  export default packed;
}
