/**
 * Measures pages of the production server with Lighthouse (mobile preset): `npm run lighthouse`.
 * `npm run lighthouse -- 3 /menu /carta?lang=fr` measures these pages three times, and `-- 1 every`
 * each page of the sitemap in four languages. Not part of `npm test`, because the results depend on
 * the machine. Lighthouse is downloaded on the first run.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#src/platform/embedded-postgres/free-port.ts';
import { startEmbeddedPostgres } from '#src/platform/embedded-postgres/embedded-server.ts';
import { startNodeProcess } from '#test/support/services/child-process.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { extractChromium } from '#test/support/services/chromium-program.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const [runs = '1', ...asked] = process.argv.slice(2);
const MAIN_PAGES = ['/', '/menu', '/carta', '/reservations', '/events'];
const EVERY = 'every';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROME =
  '--headless --no-sandbox --disable-dev-shm-usage --disable-gpu --disable-software-rasterizer';
const TIMEOUT_MS = 120_000;

/** Targets: minimum scores in percent and maximum times in ms. Layout shift has no unit. */
const atLeast = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const below = {
  'largest-contentful-paint': 2_000,
  'cumulative-layout-shift': 0.02,
  'total-blocking-time': 100,
} as const;

type Report = {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number }>>;
  readonly audits: Readonly<Record<keyof typeof below, { readonly numericValue: number }>>;
};
type PageScores = Readonly<Record<keyof typeof atLeast | keyof typeof below, number>>;

const runLighthouse = (address: string, output: string, chromium: string) =>
  new Promise<void>((done, failed) => {
    const child = spawn(
      'npm',
      [
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        address,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=${CHROME}`,
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, CHROME_PATH: chromium },
        timeout: TIMEOUT_MS,
      },
    );
    child.once('close', (code) =>
      code === 0 ? done() : failed(new Error(`Lighthouse ended with ${code} on ${address}`)),
    );
  });

const readScores = ({ categories, audits }: Report): PageScores => ({
  ...(Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]),
  ) as Record<keyof typeof atLeast, number>),
  ...(Object.fromEntries(
    Object.keys(below).map((name) => [
      name,
      Math.round(audits[name as keyof typeof below].numericValue * 1_000) / 1_000,
    ]),
  ) as Record<keyof typeof below, number>),
});

const shortfalls = (page: string, scores: PageScores): string[] => [
  ...Object.entries(atLeast)
    .filter(([name, least]) => scores[name as keyof typeof atLeast] < least)
    .map(([name, least]) => `${page}: ${name} is below ${least}`),
  ...Object.entries(below)
    .filter(([name, most]) => scores[name as keyof typeof below] >= most)
    .map(([name, most]) => `${page}: ${name} is not under ${most}`),
];

const isReady = (origin: string) =>
  fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok || null,
    () => null,
  );

const medianOf = (several: readonly PageScores[]): PageScores => {
  const names = [...Object.keys(atLeast), ...Object.keys(below)] as (keyof PageScores)[];
  const middle = (name: keyof PageScores) =>
    several.map((scores) => scores[name]).sort((a, b) => a - b)[Math.floor(several.length / 2)] ??
    Number.NaN;
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as PageScores;
};

const seed = async (environment: Record<string, string>): Promise<void> => {
  const seeding = startNodeProcess(['src/start.mjs', 'cli', 'seed'], environment);
  if ((await seeding.ended) !== 0)
    throw new Error(`The demo card could not be written:\n${seeding.output()}`);
};

const listPages = async (origin: string): Promise<string[]> => {
  if (asked.length === 0) return MAIN_PAGES.flatMap((path) => [path, `${path}?lang=en`]);
  if (asked[0] !== EVERY) return asked;
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
};

const measurePages = async (
  origin: string,
  output: string,
): Promise<Record<string, PageScores>> => {
  const chromium = await extractChromium();
  const measured: Record<string, PageScores> = {};
  for (const page of await listPages(origin)) {
    const several: PageScores[] = [];
    for (let run = 0; run < Number(runs); run++) {
      await runLighthouse(origin + page, output, chromium);
      several.push(readScores(JSON.parse(readFileSync(output, 'utf8')) as Report));
    }
    measured[page] = medianOf(several);
    process.stderr.write(`${page} load ${loadavg()[0]?.toFixed(1)}\n`);
  }
  return measured;
};

const measureAll = async (folder: string): Promise<Record<string, PageScores>> => {
  const postgres = await startEmbeddedPostgres({ dir: join(folder, 'pg'), throwaway: true });
  await postgres.createDatabase('measured');
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    APP_MODE: 'production',
    DATABASE_URL: postgres.url('measured'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: join(folder, 'data'),
    WORKER: 'outside',
    LOG_LEVEL: 'warn',
  };
  try {
    await seed(environment);
    const server = startNodeProcess(['src/start.mjs'], environment);
    try {
      await pollUntil(() => isReady(origin), {
        timeoutMs: TIMEOUT_MS,
        describe: () => server.output(),
      });
      return await measurePages(origin, join(folder, 'report.json'));
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
};

const tableOf = (measured: Record<string, PageScores>): string =>
  [
    ['page', ...Object.keys(atLeast), ...Object.keys(below)],
    ...Object.entries(measured).map(([page, scores]) => [
      page,
      ...[...Object.keys(atLeast), ...Object.keys(below)].map((name) =>
        String(scores[name as keyof PageScores]),
      ),
    ]),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
/*
 * When root runs the measurement, PostgreSQL runs as another user, who must be able to enter the
 * folder.
 */
chmodSync(folder, 0o711);
try {
  const measured = await measureAll(folder);
  const short = Object.entries(measured).flatMap(([page, scores]) => shortfalls(page, scores));
  process.stdout.write(`${[tableOf(measured), ...short].join('\n')}\n`);
  process.exitCode = short.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
