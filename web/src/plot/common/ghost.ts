/** Another answer, drawn faintly behind the one that a plot is of. */
export interface Ghost<Answer> {
  odds: Answer;
  /** What it is called below the plot: "kept". */
  words: string;
  /** What stands before a number of it: "was". */
  of_number: string;
}
