import { connect, type Socket } from 'node:net';

export type RawConnection = {
  readonly socket: Socket;
  readonly receivedText: () => string;
  /**
   * Resolves to the milliseconds until the server closes the connection, or to null after
   * `timeoutMs`.
   */
  readonly waitUntilClosed: (timeoutMs: number) => Promise<number | null>;
};

export const openRawConnection = (origin: string): Promise<RawConnection> =>
  new Promise((opened, failed) => {
    const { hostname, port } = new URL(origin);
    const began = Date.now();
    let heard = '';
    let endedAt: number | null = null;
    const listeners: (() => void)[] = [];
    const end = () => {
      endedAt ??= Date.now();
      for (const listen of listeners.splice(0)) listen();
    };
    const socket = connect({ host: hostname, port: Number(port) }, () =>
      opened({
        socket,
        receivedText: () => heard,
        waitUntilClosed: (timeoutMs) =>
          new Promise((told) => {
            const tell = () => told(endedAt === null ? null : endedAt - began);
            if (endedAt !== null) return tell();
            listeners.push(tell);
            setTimeout(tell, timeoutMs).unref();
          }),
      }),
    );
    socket.on('data', (chunk: Buffer) => {
      if (heard.length < 100_000) heard += chunk.toString('latin1');
    });
    socket.on('error', (error) => (socket.connecting ? failed(error) : end()));
    socket.on('close', end);
    socket.on('end', () => {
      end();
      socket.destroy();
    });
  });

export const sendRawBytes = async (
  origin: string,
  bytes: string | Buffer,
  waitMs = 1_000,
): Promise<string> => {
  const line = await openRawConnection(origin);
  line.socket.write(bytes);
  await line.waitUntilClosed(waitMs);
  line.socket.destroy();
  return line.receivedText();
};
