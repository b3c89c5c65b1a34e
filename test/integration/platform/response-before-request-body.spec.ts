import { connect, type Socket } from 'node:net';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
});
afterAll(() => app.stop());

const LENGTH = 5_000;
const REQUEST = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${LENGTH}\r\n\r\n{`;
const listStatusLines = (text: string) => text.match(/HTTP\/1\.1 \d{3}/g) ?? [];

const openConnection = () => {
  const socket: Socket = connect(Number(new URL(app.origin).port), '127.0.0.1');
  const state = { received: '', closed: false };
  socket.on('data', (chunk: Buffer) => {
    state.received += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    state.closed = true;
  });
  socket.write(REQUEST);
  return { socket, state };
};
const waitForStatusLine = ({ state }: ReturnType<typeof openConnection>) =>
  pollUntil(() => listStatusLines(state.received)[0] ?? null);

describe('a request that is answered before its body has arrived', () => {
  it('has its connection closed when the body does not end', async () => {
    const connection = openConnection();
    expect(await waitForStatusLine(connection)).toBe('HTTP/1.1 403');
    const interval = setInterval(() => {
      if (!connection.socket.destroyed) connection.socket.write(' ');
    }, 200);
    try {
      const startedAtMs = Date.now();
      await pollUntil(() => connection.state.closed || null, {
        describe: () => 'the connection stays open',
      });
      expect(Date.now() - startedAtMs).toBeLessThan(15_000);
    } finally {
      clearInterval(interval);
      connection.socket.destroy();
    }
  });

  it('keeps its connection when the body ends', async () => {
    const connection = openConnection();
    await waitForStatusLine(connection);
    connection.socket.write(
      `${' '.repeat(LENGTH - 1)}GET /api/time-slots HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    await pollUntil(() => listStatusLines(connection.state.received).length === 2 || null);
    expect(listStatusLines(connection.state.received)).toEqual(['HTTP/1.1 403', 'HTTP/1.1 200']);
    connection.socket.destroy();
  });
});
