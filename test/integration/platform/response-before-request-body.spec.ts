import { connect, type Socket } from 'node:net';
import { pollUntil } from '#test/support/services/child-process.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
});
afterAll(() => app.stop());

const LENGTH = 5_000;
const REQUEST = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${LENGTH}\r\n\r\n{`;
const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d{3}/g) ?? [];

const open = () => {
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
const answered = ({ state }: ReturnType<typeof open>) =>
  pollUntil(() => answersIn(state.received)[0] ?? null);

describe('a request that is answered before its body has arrived', () => {
  it('loses its connection when the body does not end', async () => {
    const line = open();
    expect(await answered(line)).toBe('HTTP/1.1 403');
    const drip = setInterval(() => {
      if (!line.socket.destroyed) line.socket.write(' ');
    }, 200);
    try {
      const began = Date.now();
      await pollUntil(() => line.state.closed || null, {
        describe: () => 'the connection stays open',
      });
      expect(Date.now() - began).toBeLessThan(15_000);
    } finally {
      clearInterval(drip);
      line.socket.destroy();
    }
  });

  it('keeps its connection when the body ends', async () => {
    const line = open();
    await answered(line);
    line.socket.write(
      `${' '.repeat(LENGTH - 1)}GET /api/time-slots HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    await pollUntil(() => answersIn(line.state.received).length === 2 || null);
    expect(answersIn(line.state.received)).toEqual(['HTTP/1.1 403', 'HTTP/1.1 200']);
    line.socket.destroy();
  });
});
