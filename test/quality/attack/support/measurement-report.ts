/**
 * Prints the result of an attack on one line: `[attack] D2 regular expressions: 140 judged, 0
 * vulnerable`.
 */
export const reportMeasurement = (row: string, words: string): void => {
  process.stderr.write(`[attack] ${row}: ${words}\n`);
};

/** The median; of an even count the upper one. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
