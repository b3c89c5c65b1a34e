/** One finding of the pre-flight check. An error prevents the start, a warning does not. */
export type ConfigProblem = {
  /** Name of the variable to change, or of the folder or service. */
  readonly variable: string;
  readonly level: 'error' | 'warning';
  /** Begins with the variable, and never holds a value that may be secret. */
  readonly sentence: string;
};

export const createErrorProblem = (variable: string, words: string): ConfigProblem => ({
  variable,
  level: 'error',
  sentence: `${variable} ${words}`,
});
export const createWarningProblem = (variable: string, words: string): ConfigProblem => ({
  variable,
  level: 'warning',
  sentence: `${variable} ${words}`,
});
