import { PassThrough, type Readable } from 'node:stream';
import type { Context } from 'koa';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import '../pipeline/koa-context.ts';

export type ServerSentEvent = {
  readonly event: string;
  readonly id?: number;
  readonly data: object;
};

export type EventStreams = {
  /**
   * Opens a stream and calls `start`. At the end of the stream, calls the function that `start`
   * returned. Throws a DomainError `too_many_streams`.
   */
  open(ctx: Context, start: (send: (event: ServerSentEvent) => void) => () => void): Readable;
  count(): number;
  /** Ends all streams, because the server cannot stop while one is open. */
  stop(): Promise<void>;
};

type Options = {
  readonly isAlive: (visitor: string) => Promise<boolean>;
  readonly heartbeatMs?: number;
  readonly maxPerProcess?: number;
  readonly maxPerVisitor?: number;
};

const HEARTBEAT_MS = 5_000;
const MAX_PER_PROCESS = 100;
const MAX_PER_VISITOR = 8;
const MAX_UNREAD_BYTES = 64 * 1024;
const RECONNECT_MS = 3_000;

type OpenStream = { readonly visitor: string; readonly stream: PassThrough };

const refuseTooManyStreams = () =>
  refuse({
    kind: 'too-many',
    message: message('too_many_streams'),
    details: { retryAfter: 60 },
  });

/** Ignores the error that Koa would log whenever a user closes the page. */
const ignoreClientDisconnect = (ctx: Context) => {
  const report = ctx.onerror.bind(ctx);
  ctx.onerror = (error) => {
    if ((error as { code?: string } | null)?.code !== 'ERR_STREAM_PREMATURE_CLOSE') report(error);
  };
};

const formatEvent = ({ event, id, data }: ServerSentEvent) =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

export const createEventStreams = ({
  isAlive,
  heartbeatMs = HEARTBEAT_MS,
  maxPerProcess = MAX_PER_PROCESS,
  maxPerVisitor = MAX_PER_VISITOR,
}: Options): EventStreams => {
  const open = new Set<OpenStream>();

  const assertCapacity = (visitor: string) => {
    const own = [...open].filter((other) => other.visitor === visitor).length;
    if (open.size >= maxPerProcess || own >= maxPerVisitor) refuseTooManyStreams();
  };

  const sendHeartbeat = async (stream: PassThrough, visitor: string) => {
    if (await isAlive(visitor).catch(() => true)) stream.write('event: tick\ndata: {}\n\n');
    else stream.end();
  };

  return {
    open(ctx, start) {
      const { visitor } = ctx.state;
      assertCapacity(visitor);
      const stream = new PassThrough();
      const opened = { visitor, stream };
      open.add(opened);
      // Disables compression and proxy buffers, which would delay events.
      ctx.compress = false;
      ignoreClientDisconnect(ctx);
      ctx.set('X-Accel-Buffering', 'no');
      stream.write(`retry: ${RECONNECT_MS}\n\n`);
      const onEnd = start((event) =>
        stream.writableLength > MAX_UNREAD_BYTES
          ? stream.destroy()
          : stream.write(formatEvent(event)),
      );
      const heartbeat = setInterval(() => void sendHeartbeat(stream, visitor), heartbeatMs);
      stream.once('close', () => {
        clearInterval(heartbeat);
        open.delete(opened);
        onEnd();
      });
      return stream;
    },

    count: () => open.size,

    async stop() {
      for (const { stream } of open) stream.end();
    },
  };
};
