import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type pg from 'pg';
import { setSocketTimeout } from '#src/platform/database/socket-timeout.ts';
import { isTransientError } from '#src/platform/database/transient-errors.ts';

it('closes a connection without data from the database, and fails its queries as retryable', async () => {
  const heard: Socket[] = [];
  const silent = createServer((socket) => {
    heard.push(socket);
  });
  await new Promise<void>((listening) => {
    silent.listen(0, '127.0.0.1', listening);
  });
  const stream = connect((silent.address() as AddressInfo).port, '127.0.0.1');
  setSocketTimeout({ connection: { stream } } as unknown as pg.Client, 50);
  const error = await new Promise((resolve) => {
    stream.once('error', resolve);
  });
  for (const socket of heard) socket.destroy();
  await new Promise((closed) => {
    silent.close(closed);
  });
  expect(isTransientError(error)).toBe(true);
});
