import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#test/support/services/free-port.ts';
import type { ReservationReceipt, ReservationView } from '#src/contracts/booking/reservations.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { startNodeProcess, type NodeProcess } from '#test/support/services/child-process.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { administrator, logIn } from '#test/support/fixtures/staff-credentials.ts';
import { buildReservationRequest } from '#test/support/builders/request-builders.ts';
import { createHttpClient } from '#test/support/drivers/http-client.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { disabledRateLimits } from '#test/support/fixtures/rate-limit-settings.ts';
import {
  createNonSuperuserDatabase,
  type NonSuperuserDatabase,
} from '#test/support/services/non-superuser-database.ts';

const OWNER_WARNING = 'serving with the owner’s privileges';

let owner: NonSuperuserDatabase;
let dataDir: string;
let server: NodeProcess | null = null;
let origin: string;

const environment = () => ({
  DATABASE_URL: owner.url,
  DATA_DIR: dataDir,
  SESSION_SECRET: 'a secret of the tests, long enough for anybody',
  LOG_LEVEL: 'warn',
});

const startServer = async (): Promise<NodeProcess> => {
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  const child = startNodeProcess(['dist/server/server.js'], {
    ...environment(),
    NODE_ENV: 'production',
    APP_MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    ...disabledRateLimits,
  });
  server = child;
  await pollUntil(
    async () => {
      if (child.process.exitCode !== null)
        throw new Error(`It ended with ${child.process.exitCode}:\n${child.output()}`);
      const isReady = await fetch(`${origin}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      // A server that stops before it prints its address may end with 1.
      return (isReady && child.output().includes(`${origin}/admin`)) || null;
    },
    { describe: child.output },
  );
  return child;
};

const stopServer = async () => {
  expect(await server!.stop()).toBe(0);
  server = null;
};

const runCommand = async (...args: string[]) => {
  const child = startNodeProcess(['dist/server/cli.js', ...args], environment());
  return [await child.ended, child.output()] as const;
};

const fetchReservationIds = async () => {
  const client = await logIn(createHttpClient(origin), administrator);
  return (await client.get<ReservationView[]>('/api/reservations')).body.map(({ id }) => id);
};

const requestReservation = async (days: number): Promise<string> => {
  const turn = await findTurn(origin, venueDateInDays(days), 'cena_primo');
  const { status, body } = await createHttpClient(origin).post<ReservationReceipt>(
    '/api/reservations',
    buildReservationRequest(turn),
  );
  expect(status).toBe(201);
  return body.id;
};

const listConnectedRoles = () =>
  owner.query<{ name: string }>(
    `select distinct usename "name" from pg_stat_activity where datname = current_database() and application_name = 'melagrana'`,
  );

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'melagrana-owner-'));
});
afterEach(async () => {
  await server?.kill();
  server = null;
  await owner.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each([
  ['', 'unset'],
  ['set, inherit', 'set'],
])(
  'a server whose database owner has only CREATEROLE, with createrole_self_grant %p (%s)',
  (selfGrant) => {
    beforeEach(async () => {
      owner = await createNonSuperuserDatabase({ selfGrant });
    });

    it('starts twice, connects with its own database role, and can be backed up and restored', async () => {
      const first = await startServer();
      const booked = await requestReservation(20);
      expect(first.output()).not.toContain(OWNER_WARNING);
      expect(await listConnectedRoles()).toEqual([{ name: `${new URL(owner.url).username}_app` }]);
      await stopServer();
      await startServer();
      expect(await fetchReservationIds()).toEqual([booked]);
      const backups = join(dataDir, 'backups');
      expect(await runCommand('backup', '--to', backups)).toEqual([
        0,
        expect.stringContaining('Backup: '),
      ]);
      const later = await requestReservation(21);
      expect(await runCommand('restore', '--from', backups, '--replace')).toEqual([
        1,
        expect.stringContaining('Il prodotto è in funzione'),
      ]);
      await stopServer();
      expect(await runCommand('restore', '--from', backups, '--replace')).toEqual([
        0,
        expect.stringContaining('Storia intera'),
      ]);
      await startServer();
      expect(await fetchReservationIds()).toEqual([booked]);
      expect(later).not.toBe(booked);
    });

    it('keeps its database role when SESSION_SECRET changes between two starts', async () => {
      await startServer();
      await stopServer();
      const child = startNodeProcess(['dist/server/cli.js', 'rebuild'], {
        ...environment(),
        SESSION_SECRET: 'another secret of the tests, as long as it must be',
      });
      expect([await child.ended, child.output()]).toEqual([
        0,
        expect.not.stringContaining(OWNER_WARNING),
      ]);
    });
  },
);

describe('a server whose database owner cannot create the application role', () => {
  it('uses the privileges of the owner and warns once when CREATEROLE is missing', async () => {
    owner = await createNonSuperuserDatabase({ createRole: false });
    const child = await startServer();
    await requestReservation(20);
    expect(child.output().split(OWNER_WARNING)).toHaveLength(2);
    await stopServer();
    await startServer();
    expect(await fetchReservationIds()).toHaveLength(1);
  });

  it('uses the privileges of the owner and warns once when another user created the role', async () => {
    owner = await createNonSuperuserDatabase();
    await owner.query(
      `create role ${new URL(owner.url).username}_app login password 'di-un-altro'`,
    );
    const child = await startServer();
    await requestReservation(20);
    expect(child.output().split(OWNER_WARNING)).toHaveLength(2);
  });
});
