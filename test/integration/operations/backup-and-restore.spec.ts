import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runBackup } from '#src/cli/backup.ts';
import { loadConfig } from '#src/platform/config.ts';
import {
  LATER_ERASURES_UNKNOWN,
  RESTORED,
  RESTORED_WITH_FLAWS,
  runRestore,
} from '#src/cli/restore.ts';
import { BOOKING_DATE } from '#test/support/fixtures/booking-app.ts';
import { startNodeProcess } from '#test/support/services/child-process.ts';
import {
  buildGuest,
  buildContactMessage,
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { toPublicPictureUrl, type UploadTicket } from '#src/contracts/catalogue/picture-upload.ts';
import { createSmallPicture } from '#test/support/fixtures/picture-upload-app.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { findTablesWithTraces } from '#test/support/assertions/personal-data-traces.ts';

const SECRET = 'a secret of the tests, long enough for anybody';
const canary = {
  customerName: 'Vvcanarina Prova',
  customerPhone: '+39 349 811 5522',
  customerEmail: 'vvcanarina@example.org',
};

let workFolder: string;
let app: RunningApp;
let staff: HttpClient;
let pictureId: string;
let backup: string;
let printedLines: string[] = [];
const printLine = (words: string) => void printedLines.push(words);

const queryServer = async (sql: string) => {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_SERVER'] });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

/** Simulates a new machine: an empty database and an empty data folder. */
const createMachine = async () => {
  const name = `r_${randomUUID().slice(0, 8)}`;
  await queryServer(`create database ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-machine-'));
  const url = Object.assign(new URL(process.env['TEST_DATABASE_SERVER']!), {
    pathname: `/${name}`,
  }).href;
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    DATA_DIR: folder,
    SESSION_SECRET: SECRET,
  });
  return {
    folder,
    config,
    sql: async <Row = Record<string, unknown>>(query: string) =>
      (await pool.query(query)).rows as Row[],
    restore: (from: string, ...more: string[]) =>
      runRestore(config, ['--from', from, ...more], printLine),
    remove: async () => {
      await pool.end();
      await queryServer(`drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const runOnMachine = async (
  work: (target: Awaited<ReturnType<typeof createMachine>>) => Promise<void>,
) => {
  const target = await createMachine();
  await work(target).finally(target.remove);
};

const uploadPicture = async () => {
  const { uploadURL } = (await staff.post<UploadTicket>('/api/objects/upload')).body;
  const { status } = await app.guest().raw('put', uploadURL, {
    body: new Uint8Array(await createSmallPicture()),
    headers: { 'content-type': 'image/jpeg' },
  });
  expect(status).toBeLessThan(300);
  return toPublicPictureUrl(uploadURL).split('/').at(-1)!;
};

const queryApp = <Row = Record<string, unknown>>(query: string) => app.database.query<Row>(query);
const SELECT_RESERVATIONS =
  'select id::text, number_of_people, status, version from reservations order by id';
const findNewestBackup = (folder: string) => join(folder, readdirSync(folder).sort().at(-1)!);

beforeAll(async () => {
  workFolder = mkdtempSync(join(tmpdir(), 'melagrana-backup-'));
  app = await startApp({ env: { DATA_DIR: join(workFolder, 'data') } });
  staff = await app.staff();
  const slots = (await app.guest().get<{ id: string; turnKey: string }[]>('/api/time-slots')).body;
  const turn = {
    reservationDate: BOOKING_DATE,
    timeSlotId: slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id,
  };
  const reservationIds = [];
  for (const over of [buildGuest(1), buildGuest(2), { ...canary, notes: 'vvallergia' }])
    reservationIds.push(
      (
        await app
          .guest()
          .post<{ id: string }>('/api/reservations', buildReservationRequest(turn, over), {
            'idempotency-key': newIdempotencyKey(),
          })
      ).body.id,
    );
  expect(
    (await staff.put(`/api/reservations/${reservationIds[0]!}`, { status: 'confirmed' })).status,
  ).toBe(200);
  /*
   * Tabs, line ends and backslashes have a special meaning in the backup's file format (COPY). The
   * restore must return them unchanged.
   */
  await app.guest().post(
    '/api/contact',
    buildContactMessage({
      message: 'Prima riga\nseconda\tcon \\N e «virgolette»; e ancora parole',
    }),
  );
  pictureId = await uploadPicture();
  await queryApp(
    `insert into audit_check (day, at, events, head, checkpoints) values (current_date, now(), 1, '', 1)`,
  );
  await runBackup(app.application, ['--to', join(workFolder, 'backups')], printLine);
  backup = findNewestBackup(join(workFolder, 'backups'));
});
afterAll(async () => {
  await app.stop();
  rmSync(workFolder, { recursive: true, force: true });
});
beforeEach(() => {
  printedLines = [];
});

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

describe('npm run backup', () => {
  it('writes files that only their owner can read, without the session secret and the checkpoint key', () => {
    const key = readFileSync(join(workFolder, 'data', 'checkpoints', 'checkpoint-key.pem'), 'utf8');
    for (const path of listFiles(backup)) {
      expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
      const text = readFileSync(path, 'latin1');
      expect([
        path,
        text.includes('PRIVATE KEY'),
        text.includes(key.split('\n')[1]!),
        text.includes(SECRET),
      ]).toEqual([path, false, false, false]);
    }
    expect(statSync(backup).mode & 0o077).toBe(0);
  });

  it('deletes backups older than thirty days, and keeps all other files', async () => {
    const to = mkdtempSync(join(workFolder, 'old-'));
    writeFileSync(join(to, 'note.txt'), 'stays');
    await runBackup(
      app.application,
      ['--to', to],
      printLine,
      new Date(Date.now() - 31 * 86_400_000),
    );
    await runBackup(
      app.application,
      ['--to', to],
      printLine,
      new Date(Date.now() - 29 * 86_400_000),
    );
    await runBackup(app.application, ['--to', to], printLine);
    expect(readdirSync(to)).toHaveLength(3);
    expect(readdirSync(to)).toContain('note.txt');
  });
});

describe('npm run restore', () => {
  it('restores and verifies all data on an empty machine, and refuses a non-empty or used database', () =>
    runOnMachine(async ({ sql, folder, config, restore }) => {
      expect(await restore(join(workFolder, 'backups'))).toBe(LATER_ERASURES_UNKNOWN);
      expect(printedLines.join('\n')).toMatch(
        /Storia intera fino alla posizione \d+, confermata dai sigilli; modelli di lettura uguali; \d+ tabelle contate; 1 immagini\.[^]*RPO: \d+ s[^]*RTO: \d/,
      );
      expect(await sql(SELECT_RESERVATIONS)).toEqual(await queryApp(SELECT_RESERVATIONS));
      for (const table of [
        'personal_data',
        'menu_items',
        'tables',
        'contacts',
        'admins',
        'idempotency',
      ])
        expect([table, await sql(`select * from ${table} order by 1`)]).toEqual([
          table,
          await queryApp(`select * from ${table} order by 1`),
        ]);
      expect(readFileSync(join(folder, 'objects', 'uploads', pictureId))).toEqual(
        readFileSync(join(workFolder, 'data', 'objects', 'uploads', pictureId)),
      );
      expect(await sql('select 1 from sessions')).toEqual([]);
      expect(await sql(`select type, actor from event order by pos desc limit 1`)).toEqual([
        { type: 'BackupRestored', actor: 'console' },
      ]);
      /*
       * The sequence for new ids continues after the restored rows. Otherwise a new row would get
       * an existing id.
       */
      expect(
        await sql(
          `insert into audit_check (day, at, events, head, checkpoints) values (current_date, now(), 1, '', 1) returning id::int`,
        ),
      ).toEqual([{ id: 2 }]);
      /*
       * Without `--replace`, the restore refuses a database that is not empty. With it, a database
       * that a running server uses is still refused.
       */
      await expect(restore(backup)).rejects.toThrow('--replace');
      const serverClient = new pg.Client({
        connectionString: config.DATABASE_URL!,
        application_name: 'melagrana',
      });
      await serverClient.connect();
      await expect(restore(backup, '--replace').finally(() => serverClient.end())).rejects.toThrow(
        'in funzione',
      );
      expect(await sql(SELECT_RESERVATIONS)).toEqual(await queryApp(SELECT_RESERVATIONS));
    }));

  it('repeats erasures made after the backup, also in a second restore, and the history verifies', async () => {
    const { body } = await staff.post<{ erased: number }>('/api/personal-data/erase', {
      phone: canary.customerPhone,
    });
    expect(body.erased).toBe(1);
    await runBackup(app.application, ['--to', mkdtempSync(join(workFolder, 'later-'))], printLine);
    await runOnMachine(async ({ sql, folder, config, restore }) => {
      /*
       * The checkpoint folder contains the list of erased persons. The restore reads the list and
       * erases these persons again.
       */
      cpSync(join(workFolder, 'data', 'checkpoints'), join(folder, 'checkpoints'), {
        recursive: true,
      });
      for (const more of [[], ['--replace']]) {
        printedLines = [];
        expect(await restore(backup, ...more)).toBe(RESTORED);
        expect(printedLines.join('\n')).toContain('Persone cancellate di nuovo: 1.');
        expect(
          await findTablesWithTraces(
            (query) => sql(query),
            ['Vvcanarina', '3498115522', 'vvallergia'],
          ),
        ).toEqual([]);
        expect(
          await sql(
            `select data->>'reason' reason, jsonb_array_length(data->'subjects') "people" from event where type = 'PersonalDataErased'`,
          ),
        ).toEqual([{ reason: 'restore', people: 1 }]);
      }
      const child = startNodeProcess(['dist/server/cli.js', 'audit-verify'], {
        DATABASE_URL: config.DATABASE_URL!,
        DATA_DIR: folder,
        SESSION_SECRET: SECRET,
      });
      expect([await child.ended, child.output()]).toEqual([0, expect.stringContaining('INTEGRO')]);
    });
  });

  describe('without the checkpoint folder', () => {
    let later: string;
    beforeAll(async () => {
      /*
       * `erasures.jsonl` lists the person whom the previous test erased. The copy simulates an
       * operator who saved the file elsewhere.
       */
      later = join(mkdtempSync(join(workFolder, 'elsewhere-')), 'erasures.jsonl');
      cpSync(join(workFolder, 'data', 'checkpoints', 'erasures.jsonl'), later);
    });

    it('reports by its own exit code that later erasures are unknown, also in a second restore', () =>
      runOnMachine(async ({ sql, restore }) => {
        for (const more of [[], ['--replace']]) {
          printedLines = [];
          expect(await restore(backup, ...more)).toBe(LATER_ERASURES_UNKNOWN);
          expect(printedLines.join('\n')).toMatch(
            /cancellazioni di dati personali fatte dopo il backup .* non sono note[^]*--erasures erasures\.jsonl/,
          );
        }
        expect(await findTablesWithTraces((query) => sql(query), ['Vvcanarina'])).not.toEqual([]);
      }));

    it('repeats the erasures of the list in --erasures, and returns success', () =>
      runOnMachine(async ({ sql, restore }) => {
        expect(await restore(backup)).toBe(LATER_ERASURES_UNKNOWN);
        expect(await restore(backup, '--replace', '--erasures', later)).toBe(RESTORED);
        expect(
          await findTablesWithTraces(
            (query) => sql(query),
            ['Vvcanarina', '3498115522', 'vvallergia'],
          ),
        ).toEqual([]);
      }));

    it.each([
      ['does not exist', () => join(workFolder, 'missing.jsonl'), 'non esiste'],
      [
        'has another format',
        () => join(backup, 'manifest.json'),
        'Non è un elenco di cancellazioni',
      ],
    ])('changes nothing when the list of erasures %s', (_, file, words) =>
      runOnMachine(async ({ sql, restore }) => {
        await expect(restore(backup, '--erasures', file())).rejects.toThrow(words);
        expect(
          await sql(`select 1 from information_schema.tables where table_schema = 'public'`),
        ).toEqual([]);
      }),
    );
  });

  describe('with a damaged backup', () => {
    let copy: string;
    beforeEach(() => {
      copy = join(mkdtempSync(join(workFolder, 'damaged-')), 'backup');
      cpSync(backup, copy, { recursive: true });
    });
    const alter = (path: string, change: (text: string) => string) =>
      writeFileSync(join(copy, path), change(readFileSync(join(copy, path), 'latin1')), 'latin1');

    it.each([
      [
        'a changed byte of the history',
        'tables/event.copy',
        (text: string) => text.replace('guest', 'gueft'),
      ],
      ['a truncated table', 'tables/personal_data.copy', (text: string) => text.slice(0, -10)],
      [
        'a changed name in the manifest',
        'manifest.json',
        (text: string) => text.replace('tables/event.copy', 'tables/drinks.copy'),
      ],
    ])('names the damaged file and changes nothing: %s', (_, path, change) =>
      runOnMachine(async ({ sql, restore }) => {
        alter(path, change);
        await expect(restore(copy)).rejects.toThrow(`danneggiato: ${path}`);
        expect(
          await sql(`select 1 from information_schema.tables where table_schema = 'public'`),
        ).toEqual([]);
      }),
    );

    it('detects by the checkpoints a changed event even when all checksums were recomputed', () =>
      runOnMachine(async ({ restore }) => {
        const path = 'tables/event.copy';
        const before = createHash('sha256')
          .update(readFileSync(join(copy, path)))
          .digest('hex');
        alter(path, (text) => text.replace('"covers": 2', '"covers": 3'));
        const after = createHash('sha256')
          .update(readFileSync(join(copy, path)))
          .digest('hex');
        expect(after).not.toBe(before);
        alter('manifest.json', (text) => text.replace(before, after));
        writeFileSync(
          join(copy, 'manifest.sha256'),
          createHash('sha256')
            .update(readFileSync(join(copy, 'manifest.json')))
            .digest('hex'),
        );
        expect(await restore(copy)).toBe(RESTORED_WITH_FLAWS);
        expect(printedLines.join('\n')).toMatch(/NON TORNA: posizione \d+/);
      }));
  });
});
