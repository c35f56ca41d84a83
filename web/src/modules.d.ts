declare module 'examples' {
  import type { Scenario } from './door/replies';
  const examples: { file: string; about: string; scenario: Scenario }[];
  export default examples;
}
