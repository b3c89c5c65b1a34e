import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type pg from 'pg';
import { setSocketTimeout } from '#src/platform/database/socket-timeout.ts';
import { isTransientError } from '#src/platform/database/transient-errors.ts';

it('fails a connection without data from the database with a transient error', async () => {
  const sockets: Socket[] = [];
  const silentServer = createServer((socket) => {
    sockets.push(socket);
  });
  await new Promise<void>((listening) => {
    silentServer.listen(0, '127.0.0.1', listening);
  });
  const stream = connect((silentServer.address() as AddressInfo).port, '127.0.0.1');
  setSocketTimeout({ connection: { stream } } as unknown as pg.Client, 50);
  const error = await new Promise((resolve) => {
    stream.once('error', resolve);
  });
  for (const socket of sockets) socket.destroy();
  await new Promise((closed) => {
    silentServer.close(closed);
  });
  expect(isTransientError(error)).toBe(true);
});
