import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#test/support/services/free-port.ts';
import { pollUntil } from './poll-until.ts';
import { obtainDebianProgram } from './debian-program.ts';

export type Nginx = {
  readonly httpPort: number;
  readonly readAccessLog: () => string;
  readonly stop: () => Promise<void>;
};

/**
 * Adapts the documented nginx configuration to test ports without TLS. Throws an error if it lacks
 * an expected line.
 */
const createSiteConfig = (
  port: number,
  plainPort: number,
  upstreams: readonly number[],
): string => {
  const changes: [RegExp, string][] = [
    [
      /(\s+server 127\.0\.0\.1:\d+ [^;]+;)+/,
      upstreams.map((each) => `\n    server 127.0.0.1:${each} max_fails=0;`).join(''),
    ],
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/access_log .*;/, 'access_log logs/access.log melagrana;'],
    [/error_log .*;/, 'error_log logs/error.log crit;'],
    [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
    [/ssl_certificate .*;/, ''],
    [/ssl_certificate_key .*;/, ''],
  ];
  return changes.reduce(
    (text, [pattern, words]) => {
      if (!pattern.test(text))
        throw new Error(`docs/operations/nginx.conf has no ${pattern.source}`);
      return text.replace(pattern, words);
    },
    readFileSync('docs/operations/nginx.conf', 'utf8'),
  );
};

const createNginxConfig = (folder: string, rest: string): string => `
daemon off; master_process on; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${rest}
}`;

const isListening = (port: number): Promise<true | null> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(null));
  });

/**
 * Starts nginx in front of the upstream ports, with the configuration of
 * docs/operations/nginx.conf.
 */
export const startNginx = async (port: number, upstreams: readonly number[]): Promise<Nginx> => {
  const { path, libraries } = await obtainDebianProgram({
    name: 'nginx',
    place: 'usr/sbin',
    packages: ['nginx', 'libpcre2-8-0'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-nginx-'));
  const plainPort = await findFreePort();
  mkdirSync(join(folder, 'logs'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    createNginxConfig(folder, createSiteConfig(port, plainPort, upstreams)),
  );
  // Keeps the user root, because nginx would otherwise switch to a user who cannot read the folder.
  const user = process.getuid?.() === 0 ? '; user root;' : ';';
  const child = spawn(
    path,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `working_directory ${folder}${user}`],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) },
    },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await pollUntil(
    () =>
      child.exitCode === null
        ? isListening(port)
        : Promise.reject(new Error(`nginx ended:\n${said}`)),
    { describe: () => `nginx does not listen:\n${said}` },
  );
  return {
    httpPort: plainPort,
    readAccessLog: () => readFileSync(join(folder, 'logs', 'access.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
