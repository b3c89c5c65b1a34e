import { createServer } from 'node:http';
import { ConfigError } from '../config.ts';
import type { MetricsRegistry } from './metrics-registry.ts';

const HOST_AND_PORT = /^(.+):(\d+)$/;

export const serveMetrics = async (
  listenAddress: string,
  { render, registry }: MetricsRegistry,
): Promise<() => Promise<void>> => {
  const [, host = '', port = ''] = HOST_AND_PORT.exec(listenAddress)!;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end();
    void render().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new ConfigError(`METRICS_LISTEN ${listenAddress} cannot be used (${code ?? 'unknown'}).`),
      ),
    );
    server.listen(Number(port), host.replaceAll(/[[\]]/g, ''), resolve);
  });
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
};
