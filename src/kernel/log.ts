/**
 * Where a part of the house says what happened: facts first, then words. Facts hold ids, numbers and codes, never a
 * person's data. A pino logger is one.
 */
export interface Log {
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}
