import { createServer } from 'node:net';

const FIRST_PORT = 20_000;
const PORTS_PER_WORKER = 2_000;

let lastPort =
  FIRST_PORT +
  PORTS_PER_WORKER * Number(process.env['JEST_WORKER_ID'] ?? 0) +
  Math.floor((Math.random() * PORTS_PER_WORKER) / 2);

/**
 * Finds a free TCP port of 127.0.0.1. The system never gives these ports to a server that listens
 * on port 0, and each worker of jest has its own. Therefore the port is still free some seconds
 * later.
 */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = (lastPort += 1);
    const probe = createServer();
    probe.once('error', () => resolve(findFreePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
