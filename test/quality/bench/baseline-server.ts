/**
 * Baseline of the read benchmark: a Koa server that only sends recorded responses. It reads them
 * from standard input as JSON `{path: {headers, body (base64)}}`.
 */
import { text } from 'node:stream/consumers';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';

type RecordedResponses = Readonly<
  Record<string, { readonly headers: Readonly<Record<string, string>>; readonly body: string }>
>;

const answers = new Map(
  Object.entries(JSON.parse(await text(process.stdin)) as RecordedResponses).map(
    ([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }],
  ),
);

const app = new Koa();
app.use((ctx) => {
  const answer = answers.get(ctx.url);
  if (!answer) return;
  ctx.set(answer.headers);
  ctx.body = answer.body;
});
const server = createServer(app.callback()).listen(0, '127.0.0.1', () =>
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
);
process.on('SIGTERM', () => process.exit(0));
