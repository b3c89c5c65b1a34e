import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#test/support/services/free-port.ts';
import { findProblems } from '#src/preflight/run-preflight.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { startSmtpServer, type TestSmtpServer } from '#test/support/services/smtp-server.ts';
import { startS3Server } from '#test/support/services/s3-server.ts';
import {
  createNonSuperuserDatabase,
  type NonSuperuserDatabase,
} from '#test/support/services/non-superuser-database.ts';

type Environment = Readonly<Record<string, string>>;

let folder: string;
let listener: Server;
let refusingRedis: Server;
let refusingSmtp: Server;
let smtp: TestSmtpServer;
let takenPort: number;
let closedPort: number;
let database: TestDatabase;
let newer: TestDatabase;
let owner: NonSuperuserDatabase;
let store: Awaited<ReturnType<typeof startS3Server>>;
let production: Environment;

const getPort = (server: Server) => (server.address() as AddressInfo).port;
const withParts = (url: string, parts: Partial<URL>) => Object.assign(new URL(url), parts).href;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-wrong-'));
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'old', 'postgres'), { recursive: true });
  writeFileSync(join(folder, 'old', 'postgres', 'PG_VERSION'), '15\n');
  listener = createServer();
  await new Promise<void>((listening) => {
    listener.listen(0, '127.0.0.1', listening);
  });
  takenPort = getPort(listener);
  refusingRedis = createServer((socket) => {
    const answer = '-WRONGPASS invalid username-password pair\r\n';
    socket.on('data', (commands) => {
      socket.write(answer.repeat(commands.toString().match(/^\*\d/gm)?.length ?? 0));
    });
  });
  await new Promise<void>((listening) => {
    refusingRedis.listen(0, '127.0.0.1', listening);
  });
  refusingSmtp = createServer((socket) => socket.end('554 no mail from you\r\n'));
  await new Promise<void>((listening) => {
    refusingSmtp.listen(0, '127.0.0.1', listening);
  });
  smtp = await startSmtpServer();
  closedPort = await findFreePort();
  database = await createTestDatabase();
  newer = await createTestDatabase();
  await newer.query(
    `insert into mikro_orm_migrations (name, executed_at) values ('Migration29991231000000_later', now())`,
  );
  owner = await createNonSuperuserDatabase();
  await owner.query(
    `revoke create on schema public from public; alter schema public owner to postgres; create role ${new URL(owner.url).username}_reader login password 'x'`,
  );
  store = await startS3Server();
  production = {
    APP_MODE: 'production',
    SESSION_SECRET: 'Zk3v9Qm1Xw7Tb5Rn8Hd2Lc6Pf4Gs0YjA',
    PUBLIC_ORIGIN: 'https://www.melagrana.example',
    TRUSTED_PROXIES: '1',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(closedPort),
    OBJECT_STORE_URL: store.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Melagrana <sito@melagrana.example>',
    STAFF_EMAIL: 'sala@melagrana.example',
    ADMIN_USERNAME: 'direzione',
    ADMIN_PASSWORD: 'grotta-lume-sasso-onda',
  };
});
afterAll(async () => {
  listener.close();
  refusingRedis.close();
  refusingSmtp.close();
  await smtp.down();
  await store.stop();
  await database.drop();
  await newer.drop();
  await owner.query(`drop role ${new URL(owner.url).username}_reader`);
  await owner.drop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Each row: a variable, the level and text of the problem, and the change that causes the problem.
 */
const WRONG_CONFIGURATIONS: readonly [
  variable: string,
  level: 'error' | 'warning',
  words: RegExp,
  change: () => Environment,
][] = [
  ['PORT', 'error', /whole number/, () => ({ PORT: 'tremila' })],
  ['PORT', 'error', /from 0 to 65535/, () => ({ PORT: '70000' })],
  ['PORT', 'error', /already in use/, () => ({ PORT: String(takenPort) })],
  ['HOST', 'error', /not an address of this machine/, () => ({ HOST: '203.0.113.1' })],
  ['HOST', 'error', /not an address of this machine/, () => ({ HOST: 'no-such-host.invalid' })],
  ['DATA_DIR', 'error', /is a file/, () => ({ DATA_DIR: join(folder, 'file', 'var') })],
  ['DATA_DIR', 'error', /may not be written/, () => ({ DATA_DIR: '/proc/melagrana' })],
  [
    'DATA_DIR',
    'error',
    /PostgreSQL 15/,
    () => ({ DATA_DIR: join(folder, 'old'), DATABASE_URL: '' }),
  ],
  ['CHECKPOINT_DIR', 'error', /is a file/, () => ({ CHECKPOINT_DIR: join(folder, 'file') })],
  ['CHECKPOINT_DIR', 'error', /may not be written/, () => ({ CHECKPOINT_DIR: '/proc/seals' })],
  ['DATABASE_URL', 'error', /missing/, () => ({ DATABASE_URL: '' })],
  [
    'DATABASE_URL',
    'error',
    /look like postgresql/,
    () => ({ DATABASE_URL: 'mysql://localhost/x' }),
  ],
  [
    'DATABASE_URL',
    'error',
    /ECONNREFUSED/,
    () => ({ DATABASE_URL: withParts(database.url, { port: String(closedPort) }) }),
  ],
  [
    'DATABASE_URL',
    'error',
    /password authentication failed/,
    () => ({ DATABASE_URL: withParts(database.url, { password: 'wrong' }) }),
  ],
  [
    'DATABASE_URL',
    'error',
    /does not exist/,
    () => ({ DATABASE_URL: withParts(database.url, { pathname: '/no_such_database' }) }),
  ],
  [
    'DATABASE_URL',
    'error',
    /may not create tables/,
    () => ({
      DATABASE_URL: withParts(owner.url, {
        username: `${new URL(owner.url).username}_reader`,
        password: 'x',
      }),
    }),
  ],
  [
    'DATABASE_URL',
    'error',
    /may only be read/,
    () => ({ DATABASE_URL: `${database.url}?options=-c%20default_transaction_read_only%3Don` }),
  ],
  ['DATABASE_URL', 'error', /newer version/, () => ({ DATABASE_URL: newer.url })],
  ['REDIS_URL', 'error', /look like redis/, () => ({ REDIS_URL: 'localhost:6379' })],
  [
    'REDIS_URL',
    'warning',
    /does not answer/,
    () => ({ REDIS_URL: `redis://127.0.0.1:${closedPort}` }),
  ],
  [
    'REDIS_URL',
    'warning',
    /refuses our login \(WRONGPASS\)/,
    () => ({ REDIS_URL: `redis://user:wrong@127.0.0.1:${getPort(refusingRedis)}` }),
  ],
  [
    'OBJECT_STORE_URL',
    'error',
    /look like https/,
    () => ({ OBJECT_STORE_URL: 'https://store.example.org/pictures' }),
  ],
  [
    'OBJECT_STORE_URL',
    'error',
    /does not exist/,
    () => ({ OBJECT_STORE_URL: store.url.replace('/pictures', '/elsewhere') }),
  ],
  [
    'OBJECT_STORE_URL',
    'warning',
    /answers 403/,
    () => ({ OBJECT_STORE_URL: store.url.replace('S3RVER:S3RVER', 'OTHER:S3RVER') }),
  ],
  [
    'OBJECT_STORE_URL',
    'warning',
    /does not answer/,
    () => ({ OBJECT_STORE_URL: `http://KEY:SECRET@127.0.0.1:${closedPort}/pictures` }),
  ],
  ['SMTP_URL', 'error', /look like smtp/, () => ({ SMTP_URL: 'localhost:25' })],
  ['SMTP_URL', 'warning', /missing/, () => ({ SMTP_URL: '' })],
  [
    'SMTP_URL',
    'warning',
    /does not answer/,
    () => ({ SMTP_URL: `smtp://127.0.0.1:${closedPort}` }),
  ],
  [
    'SMTP_URL',
    'warning',
    /EPROTOCOL/,
    () => ({ SMTP_URL: `smtp://127.0.0.1:${getPort(refusingSmtp)}` }),
  ],
  ['MAIL_FROM', 'error', /missing/, () => ({ MAIL_FROM: '' })],
  ['MAIL_FROM', 'error', /look like/, () => ({ MAIL_FROM: 'Melagrana' })],
  ['STAFF_EMAIL', 'error', /missing/, () => ({ STAFF_EMAIL: '' })],
  ['STAFF_EMAIL', 'error', /e-mail address/, () => ({ STAFF_EMAIL: 'sala' })],
  ['OWNER_EMAIL', 'error', /e-mail address/, () => ({ OWNER_EMAIL: 'casa@' })],
  ['ADMIN_PASSWORD', 'error', /at least 12/, () => ({ ADMIN_PASSWORD: 'corta' })],
  ['ADMIN_PASSWORD', 'error', /easy to guess/, () => ({ ADMIN_PASSWORD: 'melagrana2025' })],
  [
    'ADMIN_PASSWORD',
    'warning',
    /no administrator/,
    () => ({ ADMIN_USERNAME: '', ADMIN_PASSWORD: '' }),
  ],
  ['ADMIN_PASSWORD', 'warning', /ADMIN_USERNAME alone/, () => ({ ADMIN_PASSWORD: '' })],
  ['AUDITOR_PASSWORD', 'error', /easy to guess/, () => ({ AUDITOR_PASSWORD: 'password12345' })],
  ['PUBLIC_ORIGIN', 'error', /https address/, () => ({ PUBLIC_ORIGIN: '' })],
  [
    'PUBLIC_ORIGIN',
    'error',
    /https address/,
    () => ({ PUBLIC_ORIGIN: 'http://www.melagrana.example' }),
  ],
  [
    'PUBLIC_ORIGIN',
    'error',
    /without a path/,
    () => ({ PUBLIC_ORIGIN: 'https://www.melagrana.example/ristorante' }),
  ],
  ['PUBLIC_ORIGIN', 'error', /look like/, () => ({ PUBLIC_ORIGIN: 'www.melagrana.example' })],
  ['SESSION_SECRET', 'error', /missing/, () => ({ SESSION_SECRET: '' })],
  ['SESSION_SECRET', 'error', /weak/, () => ({ SESSION_SECRET: 'change-me' })],
  ['TRUSTED_PROXIES', 'error', /missing/, () => ({ TRUSTED_PROXIES: '' })],
  ['TRUSTED_PROXIES', 'error', /number of proxies/, () => ({ TRUSTED_PROXIES: 'yes' })],
  ['QUOTA_GUEST_DAY', 'error', /whole number/, () => ({ QUOTA_GUEST_DAY: 'few' })],
  ['METRICS_LISTEN', 'error', /look like/, () => ({ METRICS_LISTEN: 'metrics' })],
  ['METRICS_LISTEN', 'error', /port from 0/, () => ({ METRICS_LISTEN: '127.0.0.1:99999' })],
  [
    'METRICS_LISTEN',
    'error',
    /port of PORT/,
    () => ({ METRICS_LISTEN: `127.0.0.1:${closedPort}` }),
  ],
  ['DRAIN_SECONDS', 'error', /0 to 10/, () => ({ DRAIN_SECONDS: '60' })],
  ['WORKER', 'error', /inside or outside/, () => ({ WORKER: 'maybe' })],
  ['LOG_LEVEL', 'error', /must be one of/, () => ({ LOG_LEVEL: 'loud' })],
  ['APP_MODE', 'error', /must be demo/, () => ({ APP_MODE: 'prod' })],
  ['NODE_ENV', 'error', /must be production/, () => ({ NODE_ENV: 'prod' })],
  [
    'STAF_EMAIL',
    'warning',
    /did you mean STAFF_EMAIL/,
    () => ({ STAF_EMAIL: 'sala@melagrana.example' }),
  ],
  ['SMTP_URI', 'warning', /did you mean SMTP_URL/, () => ({ SMTP_URI: 'smtp://mail:25' })],
  ['TRUSTED_PROXY', 'warning', /did you mean TRUSTED_PROXIES/, () => ({ TRUSTED_PROXY: '1' })],
];

const findProblemsWith = async (change: Environment) =>
  (await findProblems({ ...production, ...change }, { serves: true, diagnoseOnly: true })).problems;

describe('the pre-flight check', () => {
  it('finds no problem in a complete production environment and in an empty one', async () => {
    expect(await findProblemsWith({})).toEqual([]);
    expect(
      (
        await findProblems(
          { DATA_DIR: folder, PORT: '0', PATH: '/bin', HOME: '/root', HOSTNAME: 'x' },
          { serves: true },
        )
      ).problems,
    ).toEqual([]);
  });

  it('is tested with at least 41 wrong configurations', () =>
    expect(WRONG_CONFIGURATIONS.length).toBeGreaterThanOrEqual(41));

  it.each(
    WRONG_CONFIGURATIONS.map(([variable, level, words, change]) => ({
      variable,
      level,
      words,
      change,
    })),
  )('reports for $variable the $level $words', async ({ variable, level, words, change }) => {
    const found = (await findProblemsWith(change())).filter(
      (problem) => problem.variable === variable,
    );
    expect(found).toContainEqual({ variable, level, sentence: expect.stringMatching(words) });
    for (const { sentence } of found)
      expect(sentence).toMatch(new RegExp(`^${variable} [^\\n]+[.?]$`));
  });

  it('reports all problems together', async () => {
    const found = await findProblemsWith({
      PORT: 'tremila',
      STAFF_EMAIL: 'sala',
      CHECKPOINT_DIR: join(folder, 'file'),
      TRUSTED_PROXIES: '',
      STAF_EMAIL: 'x',
    });
    expect(found.map(({ variable }) => variable).sort()).toEqual([
      'CHECKPOINT_DIR',
      'PORT',
      'STAFF_EMAIL',
      'STAF_EMAIL',
      'TRUSTED_PROXIES',
    ]);
  });

  it('shows no secret', async () => {
    const sentences = (
      await findProblemsWith({
        DATABASE_URL: 'postgresql://u:geheim@127.0.0.1:1/x',
        OBJECT_STORE_URL: 'https://key:geheim@host',
        SESSION_SECRET: 'geheim',
      })
    ).map(({ sentence }) => sentence);
    expect(sentences.join()).not.toContain('geheim');
  });
});
