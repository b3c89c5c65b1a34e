import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Faults of a connection. With `lost-answer`, the server gets the request, but the proxy drops the
 * response and closes the connection.
 */
export type NetworkFault = 'lost-answer' | 'half-close' | 'stall' | 'reset';

const STALL_MS = 2_000;

type Options = {
  readonly port: number;
  /** Returns the fault to inject for a client's message, or null for none. */
  readonly strike: (message: Buffer) => NetworkFault | null;
};

const destroy = (...sockets: readonly Socket[]) => {
  for (const socket of sockets) socket.destroy();
};

export const startFaultProxy = async ({ port, strike }: Options) => {
  const lines = new Set<Socket>();
  const stalls = new Set<NodeJS.Timeout>();

  const suffer = (fault: NetworkFault, client: Socket, server: Socket, message: Buffer) => {
    if (fault === 'reset') {
      client.resetAndDestroy();
      server.destroy();
    } else if (fault === 'stall') {
      client.pause();
      const timer = setTimeout(() => {
        stalls.delete(timer);
        server.write(message);
        client.resume();
      }, STALL_MS);
      stalls.add(timer);
    } else if (fault === 'half-close') {
      // The client sees a closed connection, although the server may still finish the request.
      server.write(message);
      client.end();
    } else {
      server.removeAllListeners('data');
      server.once('data', () => {
        client.resetAndDestroy();
        server.destroy();
      });
      server.write(message);
    }
  };

  const proxy = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    lines.add(client).add(server);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      socket.on('error', () => destroy(client, server));
      socket.on('close', () => {
        lines.delete(socket);
        other.destroy();
      });
    }
    client.on('end', () => server.end());
    server.on('end', () => client.end());
    client.on('data', (message) => {
      const fault = strike(message);
      if (fault) suffer(fault, client, server, message);
      else server.write(message);
    });
    server.on('data', (message) => client.write(message));
  });
  await new Promise<void>((listening) => {
    proxy.listen(0, '127.0.0.1', listening);
  });
  return {
    port: (proxy.address() as AddressInfo).port,
    close: async () => {
      for (const timer of stalls) clearTimeout(timer);
      destroy(...lines);
      await new Promise((closed) => {
        proxy.close(closed);
      });
    },
  };
};

/**
 * Chooses faults at random, each at most as often as `counts` allows. `chanceOf` is the probability
 * per message, 0 to 1.
 */
export const createFaultBudget = (
  counts: Readonly<Partial<Record<NetworkFault, number>>>,
  chanceOf: (message: Buffer) => number,
  fits: (fault: NetworkFault, message: Buffer) => boolean,
) => {
  const left = new Map(Object.entries(counts) as [NetworkFault, number][]);
  return {
    strike: (message: Buffer): NetworkFault | null => {
      if (Math.random() > chanceOf(message)) return null;
      const open = [...left].filter(([fault, number]) => number > 0 && fits(fault, message));
      const chosen = open[Math.floor(Math.random() * open.length)]?.[0];
      if (chosen) left.set(chosen, left.get(chosen)! - 1);
      return chosen ?? null;
    },
    left: () => [...left.values()].reduce((sum, number) => sum + number, 0),
  };
};
