import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { replaceFile } from '../files/atomic-file.ts';

const ownerFile = (dir: string) => `${dir}.owner`;
const START_TIME_FIELD = 19;

const statFields = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  } catch {
    return [];
  }
};

const ENDED = new Set(['Z', 'X']);

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !ENDED.has(statFields(pid)[0] ?? '');
};

const processStartTime = (pid: number): string => statFields(pid)[START_TIME_FIELD] ?? '';

export const claimDirectory = (dir: string): void =>
  replaceFile(ownerFile(dir), `${process.pid} ${processStartTime(process.pid)}`);

export const findLiveOwner = (dir: string): number | null => {
  if (!existsSync(ownerFile(dir))) return null;
  const [pid, start] = readFileSync(ownerFile(dir), 'utf8').split(' ');
  return isAlive(Number(pid)) && processStartTime(Number(pid)) === start ? Number(pid) : null;
};

const PORT_LINE = 3;

/**
 * Returns true if the process is the PostgreSQL server of `dir`. After a reboot, the process id in
 * `postmaster.pid` may belong to another program.
 */
const isServerOf = (pid: number, dir: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dir);
  } catch {
    return !existsSync('/proc/self');
  }
};

export const findPostmaster = (dir: string): { pid: number; port: number } | null => {
  const file = join(dir, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return pid && isAlive(pid) && isServerOf(pid, dir)
    ? { pid, port: Number(lines[PORT_LINE]) }
    : null;
};

const OWN_END_MS = 5_000;
const FAST_STOP_MS = 60_000;
const IMMEDIATE_STOP_MS = 10_000;
const POLL_MS = 50;

const hasEnded = async (pid: number, maxWaitMs: number) => {
  for (let waited = 0; isAlive(pid) && waited < maxWaitMs; waited += POLL_MS) await sleep(POLL_MS);
  return !isAlive(pid);
};

/** PostgreSQL does not start beside an empty lock file, which a full disk or a power failure leaves. */
const removeEmptyLockFile = (dir: string): void => {
  const file = join(dir, 'postmaster.pid');
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
};

/** Stops a PostgreSQL server whose parent process was killed. */
export const stopLeftoverServer = async (dir: string): Promise<void> => {
  removeEmptyLockFile(dir);
  const left = findPostmaster(dir);
  if (!left || (await hasEnded(left.pid, OWN_END_MS))) return;
  process.kill(left.pid, 'SIGINT');
  if (await hasEnded(left.pid, FAST_STOP_MS)) return;
  process.kill(left.pid, 'SIGQUIT');
  if (!(await hasEnded(left.pid, IMMEDIATE_STOP_MS)))
    throw new Error(`the PostgreSQL of an earlier start (process ${left.pid}) does not stop.`);
};

export const hasOwnerEnded = async (dir: string, maxWaitMs: number): Promise<boolean> => {
  for (let waited = 0; findLiveOwner(dir) !== null && waited < maxWaitMs; waited += POLL_MS)
    await sleep(POLL_MS);
  return findLiveOwner(dir) === null;
};
