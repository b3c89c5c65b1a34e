/** A finding of the pre-flight check. Only an error prevents the start. */
export type ConfigProblem = {
  /** Environment variable, folder or service to correct. */
  readonly variable: string;
  readonly level: 'error' | 'warning';
  /** Starts with the variable and never contains a secret value. */
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
