import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReservationReceipt, ReservationView } from '#src/contracts/booking/reservations.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { findFreePort } from '#test/support/services/free-port.ts';
import { startNodeProcess, type NodeProcess } from '#test/support/services/child-process.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { logIn } from '#test/support/fixtures/staff-credentials.ts';
import { buildReservationRequest } from '#test/support/builders/request-builders.ts';
import { createHttpClient } from '#test/support/drivers/http-client.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { findProcessIdsMentioning } from '#test/support/services/find-processes-mentioning.ts';

const waitUntilNoProcessIsLeft = (folder: string) =>
  pollUntil(() => (findProcessIdsMentioning(folder).length === 0 ? true : null), {
    describe: () => `still running: ${findProcessIdsMentioning(folder).join(', ')}`,
  });

const startProduct = (env: Readonly<Record<string, string>>): NodeProcess =>
  startNodeProcess(['src/start.mjs'], { LOG_LEVEL: 'warn', ...env });

const waitUntilOpen = (child: NodeProcess, origin: string) =>
  pollUntil(
    async () => {
      if (child.process.exitCode !== null)
        throw new Error(`It ended with ${child.process.exitCode}:\n${child.output()}`);
      return child.output().includes(`${origin}/admin`) || null;
    },
    { describe: child.output },
  );

const parsePrintedAccounts = (output: string) =>
  [...output.matchAll(/^\s*(amministratore|revisore)\s+(\S+)\s+(\S+)\s*$/gm)].map(
    ([, role, username, password]) => ({ role, username: username!, password: password! }),
  );

describe('npm start without configuration', () => {
  let dataDir: string;
  let port: number;
  let origin: string;
  let administrator: { username: string; password: string };
  let running: NodeProcess;
  const start = async () => {
    running = startProduct({ PORT: String(port), DATA_DIR: dataDir });
    await waitUntilOpen(running, origin);
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
    await waitUntilNoProcessIsLeft(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('creates a database with demo data and prints an administrator and an auditor with passwords', async () => {
    await start();
    const accounts = parsePrintedAccounts(running.output());
    expect(accounts.map(({ role }) => role)).toEqual(['amministratore', 'revisore']);
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(2);
    for (const { password } of accounts) expect(password.length).toBeGreaterThanOrEqual(16);
    administrator = { username: accounts[0]!.username, password: accounts[0]!.password };
    for (const { username, password } of accounts)
      await logIn(createHttpClient(origin), { username, password });
    expect((await createHttpClient(origin).get<unknown[]>('/api/time-slots')).body).toHaveLength(6);
    expect((await createHttpClient(origin).get('/')).text).toContain('Melagrana');
  });

  it('stops on SIGTERM with nothing left running', async () => {
    expect(await running.stop('SIGTERM')).toBe(0);
    await waitUntilNoProcessIsLeft(dataDir);
  });

  it('keeps its data at the second start and prints no password', async () => {
    await start();
    expect(parsePrintedAccounts(running.output())).toEqual([]);
    expect(running.output()).not.toContain(administrator.password);
    await logIn(createHttpClient(origin), administrator);
  });

  it('keeps an accepted reservation after kill -9', async () => {
    const turn = await findTurn(origin, venueDateInDays(20), 'cena_primo');
    const { status, body } = await createHttpClient(origin).post<ReservationReceipt>(
      '/api/reservations',
      buildReservationRequest(turn),
    );
    expect(status).toBe(201);
    await running.kill();
    await start();
    const list = await (
      await logIn(createHttpClient(origin), administrator)
    ).get<ReservationView[]>('/api/reservations');
    expect(list.body.map(({ id }) => id)).toEqual([body.id]);
  });

  it('can be backed up while it runs, and restored only after it has stopped', async () => {
    const runCommand = async (...args: string[]) => {
      const child = startNodeProcess(['src/start.mjs', 'cli', ...args], { DATA_DIR: dataDir });
      return [await child.ended, child.output()] as const;
    };
    const backups = join(dataDir, 'backups');
    expect(await runCommand('backup', '--to', backups)).toEqual([
      0,
      expect.stringMatching(/Backup: .*righe in \d+ tabelle/s),
    ]);
    expect(await runCommand('restore', '--from', backups, '--replace')).toEqual([
      1,
      expect.stringContaining('Il prodotto è in funzione'),
    ]);
    expect(await running.stop('SIGINT')).toBe(0);
    await waitUntilNoProcessIsLeft(dataDir);
    expect(await runCommand('restore', '--from', backups, '--replace')).toEqual([
      0,
      expect.stringMatching(/Storia intera.*RTO/s),
    ]);
    await start();
    expect(
      (
        await (
          await logIn(createHttpClient(origin), administrator)
        ).get<ReservationView[]>('/api/reservations')
      ).body,
    ).toHaveLength(1);
  });

  it('stops on Ctrl-C with nothing left running', async () => {
    expect(await running.stop('SIGINT')).toBe(0);
    await waitUntilNoProcessIsLeft(dataDir);
  });
});

describe('npm start that fails', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'melagrana-start-'));
    chmodSync(dataDir, 0o755);
  });
  afterEach(async () => {
    await waitUntilNoProcessIsLeft(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const collectStartFailure = async (env: Readonly<Record<string, string>>) => {
    // Another program of this machine may use the default port.
    const child = startProduct({ DATA_DIR: dataDir, PORT: '0', ...env });
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
    ['PORT is not a number', { PORT: 'tremila' }, /PORT must be a (whole )?number from 0 to 65535/],
    ['PORT is too high', { PORT: '70000' }, /PORT must be a (whole )?number from 0 to 65535/],
    [
      'DATABASE_URL is not a PostgreSQL URL',
      { DATABASE_URL: 'mysql://localhost/x' },
      /DATABASE_URL must look like postgresql:/,
    ],
    [
      'ADMIN_PASSWORD is too short',
      { ADMIN_PASSWORD: 'corta' },
      /ADMIN_PASSWORD must have at least 12 characters/,
    ],
    [
      'SESSION_SECRET is missing in production',
      { NODE_ENV: 'production' },
      /SESSION_SECRET is missing/,
    ],
    [
      'SESSION_SECRET is weak in production',
      { NODE_ENV: 'production', SESSION_SECRET: 'change-me' },
      /SESSION_SECRET is weak/,
    ],
    [
      'PUBLIC_ORIGIN is missing in production',
      { NODE_ENV: 'production', SESSION_SECRET: 'q8Zr1vX0pLw5Ht7Ym3Kb9Nd2Fs6Gj4Cx' },
      /PUBLIC_ORIGIN must be the https address/,
    ],
  ])('prints the problem in one line and exits with 1 when %s', async (_, env, sentence) => {
    const { code, lines } = await collectStartFailure(env);
    expect(code).toBe(1);
    expect(lines).toContainEqual(expect.stringMatching(sentence));
    if ('NODE_ENV' in env)
      expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
        lines.map(() => expect.stringMatching(/^(startup|preflight): [A-Z_]+ .*\.$/)),
      );
    else expect(lines).toHaveLength(1);
  });

  it('refuses a misspelt NODE_ENV instead of starting in demo mode', async () => {
    const { code, lines } = await collectStartFailure({ NODE_ENV: 'prod' });
    expect(code).toBe(1);
    expect(lines.join()).toMatch(/NODE_ENV must be production/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('prints all configuration problems together, as the doctor command does, and creates nothing', async () => {
    const env = { PORT: 'tremila', STAFF_EMAIL: 'sala', STAF_EMAIL: 'x@example.org' };
    const started = await collectStartFailure(env);
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

  it('prints one line when the port is taken, and stops the database that it started', async () => {
    const other = createServer();
    await new Promise<void>((listening) => {
      other.listen(0, '127.0.0.1', listening);
    });
    try {
      const { port } = other.address() as { port: number };
      const { code, lines } = await collectStartFailure({ PORT: String(port) });
      expect(code).toBe(1);
      expect(lines).toEqual([expect.stringMatching(new RegExp(`PORT ${port} is already in use`))]);
    } finally {
      await new Promise((closed) => {
        other.close(closed);
      });
    }
  });
});
