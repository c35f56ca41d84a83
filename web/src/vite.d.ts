// What imports of other than scripts give.
declare module 'modules' {
  /** Where the module of each rule system is, by its id. */
  const urls: Record<string, string>;
  export default urls;
}

declare module 'bayonet.wasm?packed' {
  /** gzip, in base64. */
  const packed: string;
  export default packed;
}
