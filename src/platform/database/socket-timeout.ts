import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Closes a connection after this time without data. Every statement times out earlier, so a longer
 * silence means a lost connection.
 */
const IDLE_TIMEOUT_MS = 20_000;

let lastReceivedAt = Number.NEGATIVE_INFINITY;

/** Returns the time at which PostgreSQL last sent any data, in ms of `performance.now()`. */
export const lastActivityAt = (): number => lastReceivedAt;

type ClientWithSocket = { readonly connection: { readonly stream: Socket } };

/**
 * Closes a connection that receives no data for `timeoutMs`, because a network that drops packets
 * reports no error.
 */
export const setSocketTimeout = (client: pg.Client, timeoutMs = IDLE_TIMEOUT_MS): void => {
  const { stream } = (client as unknown as ClientWithSocket).connection;
  stream.on('data', () => {
    lastReceivedAt = performance.now();
  });
  stream.setTimeout(timeoutMs, () => {
    stream.destroy(new Error('Connection terminated: socket timeout'));
  });
};
