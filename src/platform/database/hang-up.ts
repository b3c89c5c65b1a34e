import type { Socket } from 'node:net';
import type pg from 'pg';

/** Every statement is bounded by the server far below this: a server that says nothing for so long is not there any more. */
const SILENCE_MS = 20_000;

let heardAt = Number.NEGATIVE_INFINITY;

/** When a database last said anything to this process, in the milliseconds of `performance.now()`. */
export const lastWord = (): number => heardAt;

/** What the driver keeps of a connection, and does not declare. */
type Wired = { readonly connection: { readonly stream: Socket } };

/**
 * Cuts a connection on which nothing moves, so that whoever waits hears of it and the place in the pool is free again: a network that
 * swallows everything sends no error.
 */
export const hangUpOnSilence = (client: pg.Client, silenceMs = SILENCE_MS): void => {
  const { stream } = (client as unknown as Wired).connection;
  stream.on('data', () => {
    heardAt = performance.now();
  });
  stream.setTimeout(silenceMs, () => {
    stream.destroy(new Error('Connection terminated: the database says nothing'));
  });
};
