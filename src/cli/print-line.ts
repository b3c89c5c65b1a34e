export type PrintLine = (line: string) => void;

export const printLine: PrintLine = (line) => {
  process.stdout.write(`${line}\n`);
};
