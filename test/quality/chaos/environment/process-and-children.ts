import { readdirSync, readFileSync } from 'node:fs';

const parentOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]);
  } catch {
    return 0;
  }
};

export const listProcessTree = (pid: number): number[] => [
  pid,
  ...readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && parentOf(one) === pid),
];
