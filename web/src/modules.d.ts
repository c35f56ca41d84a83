declare module 'rule-systems' {
  import type { SystemRow } from './door/replies';
  /** In the registry's order. */
  export const systems: SystemRow[];
  /** Of the library. */
  export const version: string;
}

declare module 'examples' {
  import type { Scenario } from './door/replies';
  const examples: { file: string; about: string; scenario: Scenario }[];
  export default examples;
}
