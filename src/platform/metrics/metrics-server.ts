import { createServer } from 'node:http';
import { ConfigError } from '../config.ts';
import type { MetricsRegistry } from './metrics-registry.ts';

const HOST_AND_PORT = /^(.+):(\d+)$/;

/**
 * Serves `/metrics` on a separate address, which the public proxy does not reach.
 *
 * @param listenAddress `host:port` of the loopback or an internal network
 * @returns stops the server
 * @throws ConfigError when the address cannot be used
 */
export const serveMetrics = async (
  place: string,
  { render: text, registry }: MetricsRegistry,
): Promise<() => Promise<void>> => {
  const [, host = '', port = ''] = HOST_AND_PORT.exec(place)!;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end();
    void text().then(
      (figures) => response.writeHead(200, { 'content-type': registry.contentType }).end(figures),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new ConfigError(`METRICS_LISTEN ${place} cannot be used (${code ?? 'unknown'}).`)),
    );
    server.listen(Number(port), host.replaceAll(/[[\]]/g, ''), resolve);
  });
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
};
