import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/**
 * Result of a load run. Response times are in ms. `statuses` counts the responses per HTTP status.
 */
export type LoadResult = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly statuses: Readonly<Record<number, number>>;
  readonly answers: number;
};

type Options = {
  /** One `http://127.0.0.1:port` per server process. Connections are assigned round robin. */
  readonly origins: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  readonly ask: (host: string) => string;
};

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

const isCompleteResponse = (bytes: Buffer): boolean => {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return false;
  const head = bytes.toString('latin1', 0, end).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head);
  if (length) return bytes.length >= end + END_OF_HEAD.length + Number(length[1]);
  return head.includes('\r\ntransfer-encoding: chunked')
    ? bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
    : true;
};

const parseStatus = (bytes: Buffer) => Number(bytes.toString('latin1', 9, 12));
const willClose = (bytes: Buffer) =>
  /\r\nconnection: close/i.test(bytes.toString('latin1', 0, bytes.indexOf(END_OF_HEAD)));

/**
 * Opens a keep-alive connection that sends the next request after each response. It reconnects when
 * the server closes the connection.
 */
const runConnection = (
  origin: string,
  {
    ask,
    until,
    note,
  }: { ask: Options['ask']; until: number; note: (status: number, ms: number) => void },
) =>
  new Promise<void>((done, failed) => {
    const { hostname, port, host } = new URL(origin);
    const open = () => {
      let parts: Buffer[] = [];
      let began = 0;
      let closing = false;
      const socket: Socket = connect(Number(port), hostname);
      const next = () => {
        if (performance.now() >= until) {
          closing = true;
          socket.destroy();
          return done();
        }
        began = performance.now();
        parts = [];
        socket.write(ask(host));
      };
      socket
        .setNoDelay(true)
        .once('connect', next)
        .once('error', (error) => (closing ? undefined : failed(error)));
      socket.once('close', () => {
        if (!closing)
          failed(new Error('The server closed a connection in the middle of an answer'));
      });
      socket.on('data', (chunk: Buffer) => {
        parts.push(chunk);
        const bytes = parts.length === 1 ? chunk : Buffer.concat(parts);
        parts = [bytes];
        if (!isCompleteResponse(bytes)) return;
        note(parseStatus(bytes), performance.now() - began);
        if (!willClose(bytes)) return next();
        closing = true;
        socket.destroy();
        open();
      });
    };
    open();
  });

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * Sends requests over all connections, one at a time on each. Raw sockets save processor time,
 * which the generator shares with the measured server.
 */
export const generateLoad = async ({
  origins,
  connections,
  seconds,
  ask,
}: Options): Promise<LoadResult> => {
  const waits: number[] = [];
  const statuses: Record<number, number> = {};
  const note = (status: number, ms: number) => {
    waits.push(ms);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const began = performance.now();
  const until = began + seconds * 1_000;
  await Promise.all(
    Array.from({ length: connections }, (_, place) =>
      runConnection(origins[place % origins.length]!, { ask, until, note }),
    ),
  );
  const took = (performance.now() - began) / 1_000;
  const sorted = waits.sort((one, other) => one - other);
  return {
    perSecond: sorted.length / took,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    statuses,
    answers: sorted.length,
  };
};

export const buildGetRequest =
  (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (host: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`;
