import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNodeProcess, type NodeProcess } from '#test/support/services/child-process.ts';

/** A server or worker process that is restarted after every exit. */
export type SupervisedProcess = {
  readonly name: string;
  readonly isServing: () => boolean;
  /**
   * Sends SIGKILL, after which the supervisor restarts the program. Returns false if the program
   * was not ready.
   */
  readonly kill: () => boolean;
  readonly retire: (signal?: NodeJS.Signals) => Promise<void>;
  /** Lists exits that the test did not cause. Each one breaks a guarantee (verifier V16). */
  readonly unexpectedExits: readonly string[];
  readonly output: () => string;
  readonly counts: { kills: number; selfKills: number; failedStarts: number };
};

type Options = {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Matches the log line with which the program reports that it is ready. */
  readonly ready: RegExp;
  /** File in which self-kill-preload.mjs records each kill of the program. */
  readonly notes: string;
  /**
   * Runs the program at lower priority, because it would otherwise slow down the client that
   * measures response times.
   */
  readonly makesWay: boolean;
};

const RESTART_DELAY_MS = 300;

const hasKilledItself = (notes: string, pid: number | undefined) =>
  existsSync(notes) &&
  readFileSync(notes, 'utf8')
    .split('\n')
    .some((line) => line.startsWith(`${pid} `));

export const superviseProcess = ({
  name,
  args,
  env,
  ready,
  notes,
  makesWay,
}: Options): SupervisedProcess => {
  const counts = { kills: 0, selfKills: 0, failedStarts: 0 };
  const unordered: string[] = [];
  let earlier = '';
  let child: NodeProcess | null = null;
  let ordered = false;
  let retired = false;

  const judge = (ended: NodeProcess, code: number | null) => {
    if (ordered) return;
    if (code === null && hasKilledItself(notes, ended.process.pid)) counts.selfKills += 1;
    else if (ready.test(ended.output()))
      unordered.push(
        `${name} ended with ${code ?? ended.process.signalCode}: ${ended.output().slice(-600)}`,
      );
    /*
     * The program exits if the database is down at its start. The supervisor then starts it again,
     * as a service manager does.
     */
    else counts.failedStarts += 1;
  };
  const running = (async () => {
    while (!retired) {
      ordered = false;
      child = startNodeProcess(args, { ...env, CHAOS_NOTES: notes });
      if (makesWay && child.process.pid) setPriority(child.process.pid, 5);
      const code = await child.ended;
      judge(child, code);
      earlier += child.output();
      child = null;
      if (!retired) await sleep(RESTART_DELAY_MS);
    }
  })();

  const isServing = () => child !== null && ready.test(child.output());

  return {
    name,
    unexpectedExits: unordered,
    counts,
    isServing,
    kill: () => {
      if (!child || !isServing()) return false;
      ordered = true;
      counts.kills += 1;
      return child.process.kill('SIGKILL');
    },
    retire: async (signal = 'SIGKILL') => {
      retired = true;
      ordered = true;
      if (child) await (signal === 'SIGKILL' ? child.kill() : child.stop(signal));
      await running;
    },
    output: () => earlier + (child?.output() ?? ''),
  };
};
