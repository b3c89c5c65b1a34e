import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  forEachConcurrently,
  type PhaseReport,
  type ScenarioContext,
} from '../scenario-context.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const MEGABYTE = 1_048_576;
const FULL_MS = 6_000;
const RECOVERY_TIMEOUT_MS = 20_000;
const WRITERS = 6;
const PAUSE_MS = 100;

/**
 * Mounts a small disk for one PostgreSQL cluster. Returns null if the user has no right to mount.
 */
export const mountSmallDisk = (
  folder: string,
  megabytes: number,
): { readonly remove: () => void } | null => {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch {
    return null;
  }
  return {
    remove: () => {
      execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
    },
  };
};

/** Fills the disk and returns a function that frees the space. */
const fillDisk = (folder: string): (() => void) => {
  const file = join(folder, 'ballast');
  const handle = openSync(file, 'w');
  const block = Buffer.alloc(MEGABYTE / 4);
  try {
    for (;;) if (writeSync(handle, block) < block.length) break;
  } catch {
    /* `writeSync` throws when the disk is full, which ends the loop. */
  } finally {
    closeSync(handle);
  }
  return () => rmSync(file);
};

/**
 * Fault phase: the disk of PostgreSQL is full while clients book, then has space again. The server
 * must answer 503 and then recover.
 */
export const playFullDisk = async (
  stage: ScenarioContext,
  { folder, times }: { readonly folder: string; readonly times: number },
): Promise<PhaseReport> => {
  const { environment, guests } = stage;
  const breaches: string[] = [];
  const answers: Record<string, number> = {};
  for (let time = 0; time < times; time += 1) {
    const makeRoom = fillDisk(folder);
    const end = Date.now() + FULL_MS;
    await forEachConcurrently(Array.from({ length: WRITERS }), WRITERS, async (_, place) => {
      while (Date.now() < end) {
        const [keyedRequest] = stage.createRequests(stage.turns(1), 1) as [
          ReturnType<ScenarioContext['createRequests']>[number],
        ];
        const reply = await guests.tryAt(
          environment.fleet.origins()[place % environment.fleet.origins().length]!,
          keyedRequest,
        );
        await sleep(PAUSE_MS);
        const word = String(reply?.status ?? 'none');
        answers[word] = (answers[word] ?? 0) + 1;
      }
    });
    if (!answers['503']) breaches.push('the disk was never full enough for anybody to notice');
    makeRoom();
    await environment.postgres.start();
    const began = Date.now();
    await pollUntil(
      async () =>
        (await guests.ask(stage.createRequests(stage.turns(1), 1)[0]!)).status === 201 || null,
      { timeoutMs: RECOVERY_TIMEOUT_MS },
    );
    if (Date.now() - began > RECOVERY_TIMEOUT_MS)
      breaches.push('the house did not come back when there was room again');
  }
  return {
    facts: `${times} × full: answers meanwhile ${JSON.stringify(answers)}; back when there was room again`,
    breaches,
  };
};
