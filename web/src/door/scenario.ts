// A document as the door takes and gives it.

/** A value of a document. */
export type Value = null | boolean | number | string | Value[] | { [name: string]: Value };
/** A scenario: what a person gave, or whole. */
export type Scenario = { [name: string]: Value };
