import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReservationReceipt, ReservationView } from '#src/contracts/booking/reservations.ts';
import { toPublicPictureUrl, type UploadTicket } from '#src/contracts/catalogue/picture-upload.ts';
import { buildReservationRequest } from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { createHttpClient } from '#test/support/drivers/http-client.ts';
import {
  createSmallPicture,
  listFilesRecursively,
} from '#test/support/fixtures/picture-upload-app.ts';
import { logIn } from '#test/support/fixtures/staff-credentials.ts';
import { getUserIds } from '#test/support/services/bare-server-programs.ts';
import { startBareServer, type BareServer } from '#test/support/services/bare-server.ts';
import { readShellBlocks, readTableCommands } from '#test/support/services/page-commands.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { readUnitCommand } from '#test/support/services/systemd-units.ts';

const page = 'docs/operations/debian.md';
const blocks = readShellBlocks(page);

let server: BareServer;
let origin: string;
let password: string;
let reservationId: string;
let pictureUrl: string;

beforeAll(async () => {
  server = await startBareServer();
  origin = `http://127.0.0.1:${server.ports[0]}`;
});
afterAll(() => server.stop());

const runBlock = (number: number) => server.run(blocks[number - 1]!);
const pathOf = (path: string) => join(server.root, path);
const modeOf = (path: string) => statSync(pathOf(path)).mode & 0o7777;
const logInAsOwner = () => logIn(createHttpClient(origin), { username: 'owner', password });

const waitUntilReady = (url: string, unit: string) => {
  const web = server.running.get(unit)!;
  return pollUntil(
    () => {
      if (web.process.exitCode !== null) throw new Error(web.output());
      return fetch(url).then(
        ({ ok }) => ok || null,
        () => null,
      );
    },
    { describe: web.output },
  );
};

/** Opens a file or folder as a user of the page. Returns the code of the error, or an empty string. */
const openAs = (user: string, path: string): string =>
  spawnSync(
    process.execPath,
    [
      '-e',
      'try { require("node:fs").openSync(process.argv[1]) } catch (error) { console.log(error.code) }',
      pathOf(path),
    ],
    { cwd: '/', ...getUserIds(user) },
  )
    .stdout.toString()
    .trim();

const runToEnd = async (unit: string) => {
  const child = server.startUnit(unit);
  return [await child.ended, child.output()] as const;
};

/** Uploads a picture and returns its public URL. */
const uploadPicture = async (): Promise<string> => {
  const { uploadURL } = (await (await logInAsOwner()).post<UploadTicket>('/api/objects/upload'))
    .body;
  const { status } = await createHttpClient(origin).raw('put', uploadURL, {
    body: new Uint8Array(await createSmallPicture()),
    headers: { 'content-type': 'image/jpeg' },
  });
  expect(status).toBe(200);
  return origin + toPublicPictureUrl(uploadURL);
};

describe(`${page}, from top to bottom`, () => {
  it('installs PostgreSQL of the version that the product needs', async () => {
    await runBlock(1);
    await runBlock(2);
    expect(server.readCalls('apt-get')).toContain('install --yes postgresql-18');
    expect(server.readCalls('apt.postgresql.org.sh')).toEqual(['-y']);
  });

  it('creates two users, and folders that only the worker owns', async () => {
    await runBlock(3);
    expect(server.readCalls('groupadd')).toEqual(['--system melagrana']);
    expect(server.readCalls('useradd')).toEqual(
      ['melagrana-web', 'melagrana-worker'].map((name) =>
        expect.stringMatching(new RegExp(`--gid melagrana .* ${name}$`)),
      ),
    );
    const owners = [...blocks[2]!.matchAll(/--owner (\S+)/g)].map(([, owner]) => owner);
    expect(owners).toEqual(Array(3).fill('melagrana-worker'));
    const folders = ['var/lib/melagrana', 'var/lib/melagrana-checkpoints', 'var/backups/melagrana'];
    expect(folders.map(modeOf)).toEqual([0o2770, 0o700, 0o700]);
  });

  it('builds the program without install scripts, and creates database and settings', async () => {
    await runBlock(4);
    expect(server.readCalls('npm')).toEqual(['ci --omit=dev --ignore-scripts', 'run build']);
    await runBlock(5);
    await runBlock(6);
    const files = ['etc/melagrana/melagrana.env', 'etc/melagrana/owner.env'];
    expect(files.map(modeOf)).toEqual([0o640, 0o600]);
  });

  it('starts the migration, two web processes and the worker with their units', async () => {
    await runBlock(7);
    expect([...server.running.keys()]).toEqual([
      'melagrana-migrate.service',
      ...server.ports.map((port) => `melagrana-web@${port}.service`),
      'melagrana-worker.service',
    ]);
    const urls = server.readCalls('curl').map((call) => call.split(' ').at(-1)!);
    expect(urls.map((url) => Number(new URL(url).port))).toEqual(server.ports);
    for (const url of urls) await waitUntilReady(url, `melagrana-web@${new URL(url).port}.service`);
    expect((await createHttpClient(origin).get<unknown[]>('/api/time-slots')).body).toEqual([]);
  });

  it('creates the first administrator and, if wanted, sample data', async () => {
    const output = await runBlock(8);
    password = /mostrata solo ora: (\S+)/.exec(output)![1]!;
    expect(output).toContain('Database popolato');
    await pollUntil(
      async () =>
        (await createHttpClient(origin).get<unknown[]>('/api/time-slots')).body.length > 0 || null,
    );
  });

  it('configures nginx with the domain, the certificate and the ports of the units', async () => {
    await runBlock(9);
    const site = readFileSync(pathOf('etc/nginx/conf.d/melagrana.conf'), 'utf8');
    expect(site).not.toMatch(/example\.org|\/etc\/ssl/);
    expect(site).toContain('/etc/letsencrypt/live/');
    expect(server.readCalls('nginx')).toEqual(['-t']);
    const findAll = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, port]) => port);
    const nginx = readFileSync('docs/operations/nginx.conf', 'utf8');
    expect(findAll(nginx, /server 127\.0\.0\.1:(\d+)/g)).toEqual(
      findAll(blocks[6]!, /melagrana-web@(\d+)/g),
    );
  });

  it('takes the first booking, reports it to the staff, and lets the administrator accept it', async () => {
    const turn = await findTurn(origin, venueDateInDays(20), 'cena_primo');
    const booked = await createHttpClient(origin).post<ReservationReceipt>(
      '/api/reservations',
      buildReservationRequest(turn),
    );
    expect(booked.status).toBe(201);
    reservationId = booked.body.id;
    await pollUntil(
      () => server.smtp.received.some(({ to }) => to.includes('staff@example.org')) || null,
    );
    const staff = await logInAsOwner();
    await staff.put(`/api/reservations/${reservationId}`, { status: 'confirmed' });
    const list = (await staff.get<ReservationView[]>('/api/reservations')).body;
    expect(list.map(({ id, status }) => [id, status])).toEqual([[reservationId, 'confirmed']]);
  });

  it('backs up a picture of the web process, and verifies the history with the checkpoints', async () => {
    pictureUrl = await uploadPicture();
    const checkpoints = pathOf('var/lib/melagrana-checkpoints');
    await pollUntil(() => readdirSync(checkpoints).includes('checkpoints.jsonl') || null);
    const backup = await runToEnd('melagrana-backup.service');
    expect(backup).toEqual([0, expect.stringContaining('Backup: ')]);
    const pictures = listFilesRecursively(pathOf('var/lib/melagrana/objects'));
    expect(pictures.length).toBeGreaterThan(0);
    expect(listFilesRecursively(pathOf('var/backups/melagrana'))).toEqual(
      expect.arrayContaining(pictures),
    );
    const verification = await runToEnd('melagrana-verify.service');
    expect(verification).toEqual([0, expect.stringContaining('INTEGRO')]);
  });

  it('lets the web process read neither signing key, backups nor owner password', () => {
    const key = 'var/lib/melagrana-checkpoints/checkpoint-key.pem';
    const { user } = readUnitCommand('melagrana-web@.service');
    // Only root can start a process as another user. Otherwise the modes and the names of the owners show it.
    const isRoot = process.getuid?.() === 0;
    expect(user).toBe('melagrana-web');
    for (const path of [key, 'var/backups/melagrana', 'etc/melagrana/owner.env']) {
      expect(modeOf(path) & 0o077).toBe(0);
      expect(openAs(user, path)).toBe(isRoot ? 'EACCES' : '');
    }
    expect(openAs('melagrana-worker', key)).toBe('');
    expect(openAs(user, 'etc/melagrana/melagrana.env')).toBe('');
    expect(readdirSync(pathOf('var/lib/melagrana'))).not.toContain('checkpoints');
  });

  it('stops all processes with exit code 0', async () => {
    const ends: (readonly [number | null, string])[] = [];
    for (const [name, child] of server.running)
      if (/web|worker/.test(name)) ends.push([await child.stop(), child.output()]);
    expect(ends).toEqual(Array(3).fill([0, expect.any(String)]));
  });

  it('restores the backup and lost pictures, and the web process accepts new pictures', async () => {
    const [stop, restore] = readTableCommands(page, 'restore a backup');
    expect(stop).toMatch(/^systemctl stop /);
    rmSync(pathOf('var/lib/melagrana/objects'), { recursive: true });
    expect(await server.run(restore!)).toMatch(/Storia intera.* 1 immagini/);
    const unit = `melagrana-web@${server.ports[0]}.service`;
    server.startUnit(unit);
    await waitUntilReady(`${origin}/health/ready`, unit);
    const staff = await logInAsOwner();
    const list = (await staff.get<ReservationView[]>('/api/reservations')).body;
    expect(list.map(({ id }) => id)).toEqual([reservationId]);
    for (const url of [pictureUrl, await uploadPicture()])
      expect((await fetch(url)).status).toBe(200);
  });
});
