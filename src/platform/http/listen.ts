import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type Koa from 'koa';
import { ConfigError } from '../config.ts';
import { SERVER_OPTIONS, limitServer } from './limits.ts';

/** Requests under way get this long to finish. */
const FAREWELL_MS = 10_000;
const SWEEP_MS = 100;

/** A server that is not listening yet; development needs it early, for the browser's reload channel. */
export const httpServer = (): Server => limitServer(createServer(SERVER_OPTIONS));

/** Why a port could not be used, in one sentence that begins with the variable where there is one. */
export const listenSentence = (
  { code, message }: NodeJS.ErrnoException,
  port: number,
  host: string,
): string => {
  if (code === 'EADDRINUSE')
    return `PORT ${port} is already in use: stop the other program or choose another PORT.`;
  if (code === 'EACCES') return `PORT ${port} may not be used by this user: choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine.`;
  return `PORT ${port} cannot be used: ${message}.`;
};

/** @throws ConfigError in one sentence when the port is taken or may not be used. */
export const listen = (server: Server, app: Koa, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.on('request', app.callback());
    server.once('error', (error) => reject(new ConfigError(listenSentence(error, port, host))));
    server.listen(port, host, resolve);
  });

/** Takes no new connection, lets running requests end, then closes what is left. */
export const closeServer = async (server: Server): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that has just had its answer is idle, and would else stay for its whole keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await Promise.race([closed, sleep(FAREWELL_MS, undefined, { ref: false })]);
  clearInterval(sweep);
  server.closeAllConnections();
};
