import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

export type NodeProcess = {
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code, or null if a signal ended the process. */
  readonly ended: Promise<number | null>;
  /** Sends the signal and waits. After 60 seconds it kills the process and throws an error. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  readonly kill: () => Promise<void>;
};

/** The child process inherits only PATH and HOME, besides `env`. */
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
