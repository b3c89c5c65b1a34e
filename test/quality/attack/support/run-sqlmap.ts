import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { obtainDebianProgram } from '#test/support/services/debian-program.ts';

export type SqlmapRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};
export type SqlmapVerdict = {
  readonly injectable: boolean;
  readonly requests: number;
  readonly words: string;
};

const TIMEOUT_MS = 600_000;
/**
 * Statuses with which the server refuses most requests of sqlmap. Without this list, sqlmap would
 * stop at them.
 */
const IGNORED_STATUSES = '400,401,403,404,409,413,415,422,428,429';
const OPTIONS = [
  '--batch',
  '--level=3',
  '--risk=2',
  '--dbms=PostgreSQL',
  '--flush-session',
  '--disable-coloring',
  `--ignore-code=${IGNORED_STATUSES}`,
  '--timeout=10',
  '--retries=1',
  '--ignore-stdin',
  '--union-cols=1-12',
  '--time-sec=2',
];

const findSqlmapCommand = async (): Promise<readonly [string, ...string[]]> => {
  const { path } = await obtainDebianProgram({
    name: 'sqlmap.py',
    place: 'usr/share/sqlmap',
    packages: ['sqlmap'],
  });
  return ['python3', path];
};

const requestFile = (origin: string, { method, path, headers = {}, body }: SqlmapRequest): string =>
  [
    `${method.toUpperCase()} ${path} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['Content-Type: application/json']),
    '',
    body === undefined ? '' : JSON.stringify(body),
  ].join('\r\n');

const runCommand = ([command, ...rest]: readonly string[]) =>
  new Promise<string>((done, failed) => {
    const child = spawn(command!, rest, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => {
        output += String(piece);
      });
    child.once('error', (error) =>
      failed(new Error(`${command} is needed for this attack`, { cause: error })),
    );
    child.once('close', () => done(output));
  });

/** Runs sqlmap on one request. Needs Python. Throws an error if sqlmap prints no verdict. */
export const runSqlmap = async (origin: string, asked: SqlmapRequest): Promise<SqlmapVerdict> => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlmap-'));
  try {
    const file = join(folder, 'request.txt');
    writeFileSync(file, requestFile(origin, asked));
    const words = await runCommand([
      ...(await findSqlmapCommand()),
      '-r',
      file,
      `--output-dir=${join(folder, 'out')}`,
      ...OPTIONS,
    ]);
    const injectable = /identified the following injection point|is vulnerable/.test(words);
    if (!injectable && !/do not appear to be injectable/.test(words))
      throw new Error(`sqlmap came to no judgement of ${asked.path}:\n${words.slice(-1_500)}`);
    return {
      injectable,
      requests: Number(
        /with a total of (\d+) HTTP/.exec(words)?.[1] ??
          [...words.matchAll(/- (\d+) times/g)].reduce((sum, [, count]) => sum + Number(count), 0),
      ),
      words,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
