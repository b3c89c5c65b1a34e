import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Returns the `sh` blocks of a page, in their order. */
export const readShellBlocks = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!);

/** Returns the commands of the table row whose first cell begins with `task`. */
export const readTableCommands = (page: string, task: string): string[] => {
  const row = readFileSync(page, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${task}`));
  return [...row!.matchAll(/`([^`]+)`/g)].map(([, command]) => command!);
};

export type Shell = {
  /** Runs commands and returns their output. Rejects with the output if the shell ends. */
  readonly run: (commands: string) => Promise<string>;
  /** Ends the shell and the programs that it runs. */
  readonly close: () => Promise<void>;
};

type Options = { readonly env: Readonly<Record<string, string>>; readonly cwd: string };

/** Starts one shell for all blocks of a page, because later blocks use variables of earlier ones. */
export const openShell = (programs: readonly string[], { env, cwd }: Options): Shell => {
  const shell = spawn('bash', [], {
    env: { ...env, PATH: [...programs, process.env['PATH']].join(':') },
    cwd,
    detached: true,
  });
  const ended = once(shell, 'close');
  let output = '';
  const note = (chunk: Buffer) => {
    output += chunk.toString();
  };
  shell.stdout.on('data', note);
  shell.stderr.on('data', note);
  let blocks = 0;
  return {
    run: async (commands) => {
      if (shell.exitCode !== null) throw new Error('The shell has ended.');
      const end = `(end of block ${++blocks})`;
      const start = output.length;
      shell.stdin.write(`{ ${commands}\n} </dev/null\necho '${end}'\n`);
      const hasEnded = () => output.includes(end, start);
      while (!hasEnded() && shell.exitCode === null)
        await Promise.race([once(shell.stdout, 'data'), ended]);
      if (!hasEnded()) throw new Error(`The shell ended:\n${output.slice(start)}`);
      return output.slice(start, output.indexOf(end, start));
    },
    close: async () => {
      if (shell.exitCode !== null) return;
      process.kill(-shell.pid!, 'SIGKILL');
      await ended;
    },
  };
};
