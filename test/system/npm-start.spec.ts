import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReservationReceipt, ReservationView } from '#src/contracts/booking/reservations.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { findFreePort } from '#src/platform/embedded-postgres/free-port.ts';
import {
  startNodeProcess,
  pollUntil,
  type NodeProcess,
} from '#test/support/services/child-process.ts';
import { logIn } from '#test/support/fixtures/staff-credentials.ts';
import { buildReservationRequest } from '#test/support/builders/request-builders.ts';
import { createHttpClient } from '#test/support/drivers/http-client.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { findProcessIdsMentioning } from '#test/support/services/find-processes-mentioning.ts';

const untilNoneIsLeft = (folder: string) =>
  pollUntil(() => (findProcessIdsMentioning(folder).length === 0 ? true : null), {
    describe: () => `still running: ${findProcessIdsMentioning(folder).join(', ')}`,
  });

const npmStart = (env: Readonly<Record<string, string>>): NodeProcess =>
  startNodeProcess(['src/start.mjs'], { LOG_LEVEL: 'warn', ...env });

const untilOpen = (child: NodeProcess, origin: string) =>
  pollUntil(
    async () => {
      if (child.process.exitCode !== null)
        throw new Error(`It ended with ${child.process.exitCode}:\n${child.output()}`);
      return child.output().includes(`${origin}/admin`) || null;
    },
    { describe: child.output },
  );

const accountsShown = (output: string) =>
  [...output.matchAll(/^\s*(amministratore|revisore)\s+(\S+)\s+(\S+)\s*$/gm)].map(
    ([, role, username, password]) => ({ role, username: username!, password: password! }),
  );

describe('npm start with nothing set up', () => {
  let dataDir: string;
  let port: number;
  let origin: string;
  let first: { username: string; password: string };
  let running: NodeProcess;
  const start = async () => {
    running = npmStart({ PORT: String(port), DATA_DIR: dataDir });
    await untilOpen(running, origin);
  };

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'melagrana-start-'));
    /*
     * When root runs the tests, PostgreSQL runs as another user, who must be able to enter the
     * folder.
     */
    chmodSync(dataDir, 0o755);
    port = await findFreePort();
    origin = `http://localhost:${port}`;
  });
  afterAll(async () => {
    await running.kill();
    await untilNoneIsLeft(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('makes a database and demo data, prints the address, and an administrator and an auditor with passwords of their own', async () => {
    await start();
    const accounts = accountsShown(running.output());
    expect(accounts.map(({ role }) => role)).toEqual(['amministratore', 'revisore']);
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(2);
    for (const { password } of accounts) expect(password.length).toBeGreaterThanOrEqual(16);
    first = { username: accounts[0]!.username, password: accounts[0]!.password };
    for (const { username, password } of accounts)
      await logIn(createHttpClient(origin), { username, password });
    expect((await createHttpClient(origin).get<unknown[]>('/api/time-slots')).body).toHaveLength(6);
    expect((await createHttpClient(origin).get('/')).text).toContain('Melagrana');
  });

  it('stops on SIGTERM with nothing left running', async () => {
    expect(await running.stop('SIGTERM')).toBe(0);
    await untilNoneIsLeft(dataDir);
  });

  it('finds its data again at the second start, and prints no password', async () => {
    await start();
    expect(accountsShown(running.output())).toEqual([]);
    expect(running.output()).not.toContain(first.password);
    await logIn(createHttpClient(origin), first);
  });

  it('recovers after a kill -9: what was promised before is there', async () => {
    const turn = await findTurn(origin, venueDateInDays(20), 'cena_primo');
    const { status, body } = await createHttpClient(origin).post<ReservationReceipt>(
      '/api/reservations',
      buildReservationRequest(turn),
    );
    expect(status).toBe(201);
    await running.kill();
    await start();
    const list = await (
      await logIn(createHttpClient(origin), first)
    ).get<ReservationView[]>('/api/reservations');
    expect(list.body.map(({ id }) => id)).toEqual([body.id]);
  });

  it('is backed up by a command while it runs, and restored by one when it does not, with npm alone', async () => {
    const npmRun = async (...args: string[]) => {
      const child = startNodeProcess(['src/start.mjs', 'cli', ...args], { DATA_DIR: dataDir });
      return [await child.ended, child.output()] as const;
    };
    const backups = join(dataDir, 'backups');
    expect(await npmRun('backup', '--to', backups)).toEqual([
      0,
      expect.stringMatching(/Backup: .*righe in \d+ tabelle/s),
    ]);
    expect(await npmRun('restore', '--from', backups, '--replace')).toEqual([
      1,
      expect.stringContaining('Il prodotto è in funzione'),
    ]);
    expect(await running.stop('SIGINT')).toBe(0);
    await untilNoneIsLeft(dataDir);
    expect(await npmRun('restore', '--from', backups, '--replace')).toEqual([
      0,
      expect.stringMatching(/Storia intera.*RTO/s),
    ]);
    await start();
    expect(
      (
        await (
          await logIn(createHttpClient(origin), first)
        ).get<ReservationView[]>('/api/reservations')
      ).body,
    ).toHaveLength(1);
  });

  it('stops on Ctrl-C with nothing left running', async () => {
    expect(await running.stop('SIGINT')).toBe(0);
    await untilNoneIsLeft(dataDir);
  });
});

describe('npm start that cannot start', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'melagrana-start-'));
    chmodSync(dataDir, 0o755);
  });
  afterEach(async () => {
    await untilNoneIsLeft(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const refusal = async (env: Readonly<Record<string, string>>) => {
    // Another program of this machine may use the default port.
    const child = npmStart({ DATA_DIR: dataDir, PORT: '0', ...env });
    const code = await child.ended;
    /*
     * Ignores the line about a rebuild of the site, which appears when a source file changed during
     * the test run.
     */
    const lines = child
      .output()
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.includes('Preparo il sito'));
    return { code, lines };
  };

  it.each([
    ['PORT is no number', { PORT: 'tremila' }, /PORT must be a (whole )?number from 0 to 65535/],
    ['PORT is too high', { PORT: '70000' }, /PORT must be a (whole )?number from 0 to 65535/],
    [
      'the address of the database is none',
      { DATABASE_URL: 'mysql://localhost/x' },
      /DATABASE_URL must look like postgresql:/,
    ],
    [
      'the password of the first administrator is short',
      { ADMIN_PASSWORD: 'corta' },
      /ADMIN_PASSWORD must have at least 12 characters/,
    ],
    [
      'it is in production without a secret',
      { NODE_ENV: 'production' },
      /SESSION_SECRET is missing/,
    ],
    [
      'it is in production with a weak secret',
      { NODE_ENV: 'production', SESSION_SECRET: 'change-me' },
      /SESSION_SECRET is weak/,
    ],
    [
      'it is in production without an address of its own',
      { NODE_ENV: 'production', SESSION_SECRET: 'q8Zr1vX0pLw5Ht7Ym3Kb9Nd2Fs6Gj4Cx' },
      /PUBLIC_ORIGIN must be the https address/,
    ],
  ])('says so in one sentence and ends with 1 when %s', async (_, env, sentence) => {
    const { code, lines } = await refusal(env);
    expect(code).toBe(1);
    expect(lines).toContainEqual(expect.stringMatching(sentence));
    if ('NODE_ENV' in env)
      expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
        lines.map(() => expect.stringMatching(/^(startup|preflight): [A-Z_]+ .*\.$/)),
      );
    else expect(lines).toHaveLength(1);
  });

  it('refuses a misspelt NODE_ENV instead of beginning demo mode on a database', async () => {
    const { code, lines } = await refusal({ NODE_ENV: 'prod' });
    expect(code).toBe(1);
    expect(lines.join()).toMatch(/NODE_ENV must be production/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('names all problems of a start together, and so does the doctor, which ends with 1 and creates nothing', async () => {
    const env = { PORT: 'tremila', STAFF_EMAIL: 'sala', STAF_EMAIL: 'x@example.org' };
    const started = await refusal(env);
    const doctor = startNodeProcess(['src/start.mjs', 'cli', 'doctor'], {
      DATA_DIR: join(dataDir, 'new'),
      ...env,
    });
    expect([started.code, await doctor.ended]).toEqual([1, 1]);
    for (const variable of ['PORT must be', 'STAFF_EMAIL must be', 'STAF_EMAIL is not a variable'])
      for (const output of [started.lines.join('\n'), doctor.output()])
        expect(output).toContain(variable);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('says so in one sentence when the port is taken, and stops the database that it had started', async () => {
    const other = createServer();
    await new Promise<void>((listening) => {
      other.listen(0, '127.0.0.1', listening);
    });
    try {
      const { port } = other.address() as { port: number };
      const { code, lines } = await refusal({ PORT: String(port) });
      expect(code).toBe(1);
      expect(lines).toEqual([expect.stringMatching(new RegExp(`PORT ${port} is already in use`))]);
    } finally {
      await new Promise((closed) => {
        other.close(closed);
      });
    }
  });
});
