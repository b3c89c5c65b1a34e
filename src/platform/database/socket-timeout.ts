import type { Socket } from 'node:net';
import type pg from 'pg';

/** In ms; every statement times out much earlier. */
const IDLE_TIMEOUT_MS = 20_000;

let lastReceivedAt = Number.NEGATIVE_INFINITY;

/** Last time a database sent data: a value of `performance.now()`, in ms. */
export const lastActivityAt = (): number => lastReceivedAt;

/** Undocumented member of the driver. */
type ClientWithSocket = { readonly connection: { readonly stream: Socket } };

/** Closes a silent connection: a network that drops packets reports no error. */
export const setSocketTimeout = (client: pg.Client, silenceMs = IDLE_TIMEOUT_MS): void => {
  const { stream } = (client as unknown as ClientWithSocket).connection;
  stream.on('data', () => {
    lastReceivedAt = performance.now();
  });
  stream.setTimeout(silenceMs, () => {
    stream.destroy(new Error('Connection terminated: the database says nothing'));
  });
};
