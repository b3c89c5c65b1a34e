import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second of `/proc/<pid>/stat` on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

type Times = { readonly parent: number; readonly own: number; readonly reapedChildren: number };

/**
 * Reads `/proc/<pid>/stat`. Counts fields after the closing parenthesis, because the process name
 * may contain spaces.
 */
const readTimes = (pid: number): Times | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return {
      parent: fields[1]!,
      own: fields[11]! + fields[12]!,
      reapedChildren: fields[13]! + fields[14]!,
    };
  } catch {
    return null;
  }
};

const listProcessIds = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** Returns user and system time of a process and its children in ms, including ended children. */
export const readProcessorTimeMs = (pid: number): number => {
  const children = listProcessIds()
    .map(readTimes)
    .filter((times) => times?.parent === pid)
    .reduce((sum, times) => sum + times!.own + times!.reapedChildren, 0);
  const times = readTimes(pid);
  if (!times) throw new Error(`Process ${pid} has ended`);
  return ((times.own + times.reapedChildren + children) * 1_000) / TICKS_PER_SECOND;
};
