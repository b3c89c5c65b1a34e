import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until `ask` returns a value. @throws after `timeoutMs` with the text of `describe` */
export const pollUntil = async <Value>(
  ask: () => Promise<Value | null> | Value | null,
  { timeoutMs = 60_000, pause = 50, describe = (): string => 'it did not happen' } = {},
): Promise<Value> => {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`After ${timeoutMs} ms: ${describe()}`);
    await sleep(pause);
  }
};

export type NodeProcess = {
  readonly process: ChildProcess;
  /** All that it wrote on both channels so far. */
  readonly output: () => string;
  /** Resolves when it has ended, with its exit code (null: by a signal). */
  readonly ended: Promise<number | null>;
  /** Asks it to end and waits. @throws when it is still there after 60 seconds (it is then killed) */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** `kill -9`, and waits until it is gone. */
  readonly kill: () => Promise<void>;
};

/** A node program of ours as a process of its own, with exactly the environment given, and PATH and HOME. */
export const startNodeProcess = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  where: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> = {},
): NodeProcess => {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...args], {
    env: { PATH, HOME, ...env },
    ...where,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const note = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return {
    process: child,
    output: () => output,
    ended,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const tooLate = setTimeout(() => {
        output += '\n(still there, killed by the test)';
        child.kill('SIGKILL');
      }, 60_000);
      const code = await ended;
      clearTimeout(tooLate);
      if (output.endsWith('killed by the test)'))
        throw new Error(`It did not stop on ${signal}:\n${output}`);
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
