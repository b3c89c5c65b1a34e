import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type BreakableProxy = {
  readonly origin: string;
  readonly host: string;
  /** Connections stay open and nothing gets through, as when packets are lost. */
  readonly drop: () => Promise<void>;
  /** New connections are refused and open ones end, as without a server. */
  readonly refuse: () => Promise<void>;
  readonly restore: () => Promise<void>;
  /** The next request to this path never reaches the server. */
  readonly loseRequestTo: (path: RegExp) => void;
  /** The next request to this path is done, but its answer is lost. Resolves once it is done. */
  readonly loseAnswerTo: (path: RegExp) => Promise<void>;
  readonly close: () => Promise<void>;
};

type LostAnswer = { readonly path: RegExp; readonly done: () => void };

/** Forwards HTTP to `target`, which may be restarted on the same port, until the test breaks it. */
export const startBreakableProxy = async (target: string): Promise<BreakableProxy> => {
  const sockets = new Set<Socket>();
  let isDropping = false;
  let lostRequest: RegExp | null = null;
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
    if (lostRequest?.test(req.url!)) {
      lostRequest = null;
      return void req.socket.destroy();
    }
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
      // What was dropped never comes later.
      endAll();
      if (!server.listening) await listen(port);
    },
    loseRequestTo: (path) => {
      lostRequest = path;
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
