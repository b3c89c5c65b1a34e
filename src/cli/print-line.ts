export type PrintLine = (line: string) => void;

/** Writes to stdout, which holds only the output of the command. */
export const printLine: PrintLine = (line) => {
  process.stdout.write(`${line}\n`);
};
