import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { ClientBase } from 'pg';
import { sealFolder } from './composition/audit.ts';
import { erasuresOf } from './composition/erasures.ts';
import { t, type Composition } from './composition-root.ts';
import { keyOf } from './contexts/pictures/picture.ts';
import { stampBackup } from './platform/backup/backup-stamp.ts';
import { dumpTables, inSnapshot, keep } from './platform/backup/dump.ts';
import { picturePath, writeManifest, type KeptFile } from './platform/backup/manifest.ts';
import { CHECKPOINTS, PUBLIC_KEY } from './platform/seals/checkpoint-book.file.ts';
import { ERASURES } from './platform/seals/erasure-list.file.ts';

type Say = (words: string) => void;

const USAGE = 'npm run backup -- --to cartella [--keep-days 30]';
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const NAME = /^\d{4}-\d\d-\d\dT[\d-]+Z$/;

const text = (words: string) => Readable.from([Buffer.from(words)]);

/** Head and schema of the snapshot. */
const standing = async (client: ClientBase) => {
  const {
    rows: [head],
  } = await client.query<{ position: number; hash: string }>(
    `select pos::float "position", encode(hash, 'hex') hash from log_head`,
  );
  const {
    rows: [last],
  } = await client.query<{ name: string }>(
    'select name from mikro_orm_migrations order by id desc limit 1',
  );
  return { ...head!, schema: last!.name };
};

/** Every finished picture. One that was swept away meanwhile is on no dish, and is left out. */
const keepPictures = async (
  container: Composition,
  client: ClientBase,
  folder: string,
): Promise<KeptFile[]> => {
  const { store } = container.get(t.pictures);
  const kept: KeptFile[] = [];
  for (const { id } of (
    await client.query<{ id: string }>(
      `select id::text from picture_uploads where state = 'ready' order by id`,
    )
  ).rows) {
    const picture = await store.get(keyOf(id));
    if (picture) kept.push(await keep(folder, picturePath(id), picture.body));
  }
  return kept;
};

/** Seals up to the snapshot with their public key, and the erasures; the key that seals stays where it is. */
const keepProofs = async (
  container: Composition,
  folder: string,
  position: number,
): Promise<KeptFile[]> => {
  const book = container.get(t.audit).book();
  const seals = book
    .read()
    .filter(({ size }) => size <= position)
    .map((seal) => `${JSON.stringify(seal)}\n`)
    .join('');
  const erased = erasuresOf(container.get(t.house))
    .list.read()
    .map((erasure) => `${JSON.stringify(erasure)}\n`)
    .join('');
  return [
    await keep(folder, CHECKPOINTS, text(seals)),
    await keep(folder, ERASURES, text(erased)),
    await keep(
      folder,
      PUBLIC_KEY,
      text(book.publicKey.export({ type: 'spki', format: 'pem' }).toString()),
    ),
  ];
};

/** Old backups know people who were erased since: they go after thirty days. Only what looks like a backup is touched. */
const forgetOld = (to: string, days: number, now: Date): string[] => {
  const old = (name: string) =>
    NAME.test(name) &&
    existsSync(join(to, name, 'manifest.json')) &&
    now.getTime() -
      Date.parse(
        `${(JSON.parse(readFileSync(join(to, name, 'manifest.json'), 'utf8')) as { takenAt: string }).takenAt}`,
      ) >
      days * DAY_MS;
  const gone = readdirSync(to).filter(old);
  for (const name of gone) rmSync(join(to, name), { recursive: true });
  return gone;
};

const take = async (container: Composition, folder: string, takenAt: string) => {
  const { pool, config } = container.get(t.house);
  await container.get(t.audit).seal({ atOnce: true });
  return inSnapshot(pool, async (client) => {
    const head = await standing(client);
    const { tables, files } = await dumpTables(client, folder);
    const manifest = {
      takenAt,
      origin: config.PUBLIC_ORIGIN,
      ...head,
      tables,
      files: [
        ...files,
        ...(await keepPictures(container, client, folder)),
        ...(await keepProofs(container, folder, head.position)),
      ],
    };
    writeManifest(folder, manifest);
    return manifest;
  });
};

/**
 * Copies database, pictures, seals and the list of erasures as they are at one instant, while the product runs, into a folder named after
 * the instant. The secret and the key that seals are not in it.
 */
export const backUp = async (
  container: Composition,
  args: string[],
  say: Say,
  now = new Date(),
): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      'keep-days': { type: 'string', default: String(KEPT_DAYS) },
    },
  });
  const days = Number(values['keep-days']);
  if (!values.to || !(days >= 1)) throw new Error(USAGE);
  const to = resolve(values.to);
  const folder = join(to, now.toISOString().replaceAll(/[:.]/g, '-'));
  mkdirSync(`${folder}.part`, { recursive: true, mode: 0o700 });
  await erasuresOf(container.get(t.house)).note();
  const { tables, files, position } = await take(container, `${folder}.part`, now.toISOString());
  renameSync(`${folder}.part`, folder);
  stampBackup(sealFolder(container.get(t.house).config), now);
  say(`Backup: ${folder}`);
  say(
    `${tables.reduce((sum, { rows }) => sum + rows, 0)} righe in ${tables.length} tabelle, ${files.length} file, ${files.reduce((sum, { bytes }) => sum + bytes, 0)} byte; storia fino alla posizione ${position}.`,
  );
  say(
    'Contiene dati personali. Non contiene né il segreto (SESSION_SECRET, o DATA_DIR/secret) né la chiave dei sigilli (checkpoint-key.pem): conservali altrove.',
  );
  for (const name of forgetOld(to, days, now)) say(`Tolto, più vecchio di ${days} giorni: ${name}`);
};
