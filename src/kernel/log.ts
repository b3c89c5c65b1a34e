/** Facts are ids, numbers and codes, never personal data. Pino implements this interface. */
export interface Log {
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}
