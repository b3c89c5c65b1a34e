import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ownerFile = (dir: string) => `${dir}.owner`;
const START_TIME_FIELD = 19;

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Tells a process from a later one that got the same number; empty where the system does not say. */
const startOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[START_TIME_FIELD] ?? '';
  } catch {
    return '';
  }
};

/** Notes that the server of this directory lives and dies with us. */
export const own = (dir: string): void => writeFileSync(ownerFile(dir), `${process.pid} ${startOf(process.pid)}`);

/** The running process that the server of this directory belongs to. */
export const livingOwner = (dir: string): number | null => {
  if (!existsSync(ownerFile(dir))) return null;
  const [pid, start] = readFileSync(ownerFile(dir), 'utf8').split(' ');
  return isAlive(Number(pid)) && startOf(Number(pid)) === start ? Number(pid) : null;
};

const PORT_LINE = 3;

/** What PostgreSQL itself says of the server on this directory. */
export const postmasterOf = (dir: string): { pid: number; port: number } | null => {
  const file = join(dir, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return pid && isAlive(pid) ? { pid, port: Number(lines[PORT_LINE]) } : null;
};

const OWN_END_MS = 5_000;
const STOP_MS = 15_000;

const gone = async (pid: number, patienceMs: number) => {
  for (let waited = 0; isAlive(pid) && waited < patienceMs; waited += 50) await sleep(50);
  return !isAlive(pid);
};

/** A server whose owner was killed is being stopped by its guard; should the guard be gone too, we stop it. */
export const clearLeftover = async (dir: string): Promise<void> => {
  const left = postmasterOf(dir);
  if (!left || (await gone(left.pid, OWN_END_MS))) return;
  process.kill(left.pid, 'SIGINT');
  if (!(await gone(left.pid, STOP_MS))) throw new Error(`the PostgreSQL of an earlier start (process ${left.pid}) does not stop.`);
};
