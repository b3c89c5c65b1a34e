/** Writes what an attack measured, one line that can be quoted: `[attack] D2 regular expressions: 140 judged, 0 vulnerable`. */
export const reportMeasurement = (row: string, words: string): void => {
  process.stderr.write(`[attack] ${row}: ${words}\n`);
};

/** The middle of some measurements; of an even number the upper one. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
