import type { Socket } from 'node:net';
import type pg from 'pg';

/** Every statement is bounded by the server far below this: a server that says nothing for so long is not there any more. */
const IDLE_TIMEOUT_MS = 20_000;

let lastReceivedAt = Number.NEGATIVE_INFINITY;

/** When a database last said anything to this process, in the milliseconds of `performance.now()`. */
export const lastActivityAt = (): number => lastReceivedAt;

/** What the driver keeps of a connection, and does not declare. */
type ClientWithSocket = { readonly connection: { readonly stream: Socket } };

/**
 * Cuts a connection on which nothing moves, so that whoever waits hears of it and the place in the pool is free again: a network that
 * swallows everything sends no error.
 */
export const setSocketTimeout = (client: pg.Client, silenceMs = IDLE_TIMEOUT_MS): void => {
  const { stream } = (client as unknown as ClientWithSocket).connection;
  stream.on('data', () => {
    lastReceivedAt = performance.now();
  });
  stream.setTimeout(silenceMs, () => {
    stream.destroy(new Error('Connection terminated: the database says nothing'));
  });
};
