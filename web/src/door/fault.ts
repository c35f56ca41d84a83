// A refusal of the door, with all its details.

export interface Fault {
  status: string;
  words: string;
  path?: string;
  given?: string;
  allowed?: string;
  nearest?: string;
  clause?: string;
  line?: number;
  column?: number;
  /** Within the value at `path`, a text of several lines, from 1. */
  text_line?: number;
  text_column?: number;
  /** Of a record: the line that cannot have been played, from 1. */
  record_line?: number;
  also?: Fault[];
  /**
   * Over budget: how many situations were reached, and between what each ending lies that was
   * met; any other is at most what is unknown.
   */
  reached?: number;
  bounds?: {
    endings: { id: string; words: string; low: number; high: number }[];
    unknown: number;
  };
}

/** What the door refused, or could not be asked. */
export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.words);
  }
}

/** What stands beside `error` in a reply is told with it. */
type Refusal = Pick<Fault, 'also' | 'record_line' | 'reached' | 'bounds'> & { error?: Fault };

/** The fault of a reply that is one; null of an answer. */
export function fault_of(reply: object): Fault | null {
  const { error, also, record_line, reached, bounds } = reply as Refusal;
  if (!error) return null;
  return {
    ...error,
    ...(also && { also }),
    ...(record_line !== undefined && { record_line }),
    ...(reached !== undefined && { reached }),
    ...(bounds && { bounds }),
  };
}
