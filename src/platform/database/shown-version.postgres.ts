import { Busy } from '../../kernel/busy.ts';
import { together } from '../../kernel/kept.ts';
import type { Sql } from '../../kernel/transaction.ts';

/** Whoever waits may wait for two questions, and is answered within ten seconds whatever the database does. */
const PATIENCE_MS = 4_000;
/** Hundreds of readers share a question then; one alone does not wait. */
const APART_MS = 2;

const inTime = async <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(new Busy('no answer in time')), PATIENCE_MS); });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Which state of card and turns is committed now: the database counts every statement that changes them, whoever makes it
 * (migration 0740). Asked of the database each time, by a question that begins after whoever asks, so that an edit is seen at
 * once by every process.
 *
 * @throws Busy when the database does not answer in time
 */
export const shownVersion = (sql: Sql): (() => Promise<string>) =>
  together(() => inTime(sql<{ version: string }>('select version::text from shown_version').then(([row]) => row!.version)), APART_MS);
