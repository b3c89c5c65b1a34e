import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type BreakableProxy = {
  readonly origin: string;
  readonly host: string;
  /** Keeps connections open but forwards nothing, as if packets were lost. */
  readonly drop: () => Promise<void>;
  /** Ends open connections and refuses new ones, as if the server were down. */
  readonly refuse: () => Promise<void>;
  readonly restore: () => Promise<void>;
  /**
   * Forwards the next request to this path, but drops its response. Resolves when the server has
   * answered.
   */
  readonly loseAnswerTo: (path: RegExp) => Promise<void>;
  readonly close: () => Promise<void>;
};

type LostAnswer = { readonly path: RegExp; readonly done: () => void };

/**
 * Forwards HTTP to `target` until the test breaks it. `target` may be restarted on the same port.
 */
export const startBreakableProxy = async (target: string): Promise<BreakableProxy> => {
  const sockets = new Set<Socket>();
  let isDropping = false;
  let lostAnswer: LostAnswer | null = null;

  const answer = (given: IncomingMessage, req: IncomingMessage, res: ServerResponse) => {
    if (lostAnswer?.path.test(req.url!)) {
      const { done } = lostAnswer;
      lostAnswer = null;
      given.resume().on('end', () => {
        req.socket.destroy();
        done();
      });
      return;
    }
    if (isDropping) return void given.resume();
    res.writeHead(given.statusCode!, given.rawHeaders);
    res.flushHeaders();
    given.on('data', (chunk) => isDropping || res.write(chunk));
    given.on('end', () => isDropping || res.end());
    given.on('error', () => res.destroy());
  };
  const forward = (req: IncomingMessage, res: ServerResponse) => {
    if (isDropping) return;
    const { method, url, headers } = req;
    const out = request(target + url, { method: method!, headers }, (given) =>
      answer(given, req, res),
    );
    out.on('error', () => res.destroy());
    res.on('close', () => out.destroy());
    req.pipe(out);
  };

  const server = createServer(forward);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const endAll = () => sockets.forEach((socket) => socket.destroy());
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      endAll();
    });
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    drop: async () => {
      isDropping = true;
    },
    refuse: stop,
    restore: async () => {
      isDropping = false;
      // Ends all connections, because dropped data must not arrive later.
      endAll();
      if (!server.listening) await listen(port);
    },
    loseAnswerTo: (path) =>
      new Promise((done) => {
        lostAnswer = { path, done };
      }),
    close: async () => {
      if (server.listening) await stop();
    },
  };
};
