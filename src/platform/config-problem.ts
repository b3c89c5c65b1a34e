export type ConfigProblem = {
  readonly variable: string;
  readonly level: 'error' | 'warning';
  readonly sentence: string;
};

export const createErrorProblem = (variable: string, predicate: string): ConfigProblem => ({
  variable,
  level: 'error',
  sentence: `${variable} ${predicate}`,
});
export const createWarningProblem = (variable: string, predicate: string): ConfigProblem => ({
  variable,
  level: 'warning',
  sentence: `${variable} ${predicate}`,
});
