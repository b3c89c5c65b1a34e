import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type Koa from 'koa';
import { ConfigError } from '#src/platform/config.ts';
import { SERVER_OPTIONS, applyServerLimits } from './request-limits.ts';

const GRACE_PERIOD_MS = 10_000;
const IDLE_CLOSE_INTERVAL_MS = 100;

/** Creates a server that does not listen yet, because hot reload must attach to it first. */
export const createHttpServer = (): Server => applyServerLimits(createServer(SERVER_OPTIONS));

export const describeListenError = (
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

export const startListening = (
  server: Server,
  app: Koa,
  port: number,
  host: string,
): Promise<void> =>
  new Promise((resolve, reject) => {
    server.on('request', app.callback());
    server.once('error', (error) =>
      reject(new ConfigError(describeListenError(error, port, host))),
    );
    server.listen(port, host, resolve);
  });

export const closeServer = async (server: Server): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  /*
   * Closes each connection as soon as it is idle. Otherwise it would stay open for its keep-alive
   * time.
   */
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_CLOSE_INTERVAL_MS);
  await Promise.race([closed, sleep(GRACE_PERIOD_MS, undefined, { ref: false })]);
  clearInterval(sweep);
  server.closeAllConnections();
};
