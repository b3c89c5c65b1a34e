import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { ClientBase } from 'pg';
import type { Pictures } from '#src/contexts/pictures/pictures.services.ts';
import type { Application } from '#src/composition/application.ts';
import { storageKey } from '#src/contexts/pictures/picture-paths.ts';
import { recordBackupTime } from '#src/platform/backup/last-backup-time.ts';
import { dumpTables, withSnapshot, writeBackupFile } from '#src/platform/backup/dump-tables.ts';
import { picturePath, writeManifest, type BackupFile } from '#src/platform/backup/manifest.ts';
import {
  CHECKPOINTS_FILE,
  PUBLIC_KEY_FILE,
} from '#src/contexts/audit/checkpoints/checkpoint-store.file.ts';
import { ERASURES_FILE } from '#src/contexts/privacy/erasure-list.file.ts';
import { listPictureIds, readSnapshotHead } from './backup-queries.postgres.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';
import { checkpointFolder } from '#src/platform/files/data-folder.ts';

const USAGE = 'npm run backup -- --to cartella [--keep-days 30]';
const DEFAULT_KEEP_DAYS = 30;
const DAY_MS = 86_400_000;
const BACKUP_NAME = /^\d{4}-\d\d-\d\dT[\d-]+Z$/;

const toStream = (text: string) => Readable.from([Buffer.from(text)]);

/**
 * Copies the pictures. Skips those deleted after the database copy began, because no dish uses
 * them.
 */
const copyPictures = async (
  { store }: Pictures,
  client: ClientBase,
  folder: string,
): Promise<BackupFile[]> => {
  const copied: BackupFile[] = [];
  for (const id of await listPictureIds(client)) {
    const picture = await store.get(storageKey(id));
    if (picture) copied.push(await writeBackupFile(folder, picturePath(id), picture.body));
  }
  return copied;
};

/**
 * Copies checkpoints and erasures, but never the private key. With the key, the holder of a backup
 * could forge checkpoints.
 */
const copyCheckpointsAndErasures = async (
  application: Application,
  folder: string,
  position: number,
): Promise<BackupFile[]> => {
  const checkpointStore = application.audit.checkpointStore();
  const seals = checkpointStore
    .read()
    .filter(({ size }) => size <= position)
    .map((seal) => `${JSON.stringify(seal)}\n`)
    .join('');
  const erased = application.privacy.erasureList.list
    .read()
    .map((erasure) => `${JSON.stringify(erasure)}\n`)
    .join('');
  return [
    await writeBackupFile(folder, CHECKPOINTS_FILE, toStream(seals)),
    await writeBackupFile(folder, ERASURES_FILE, toStream(erased)),
    await writeBackupFile(
      folder,
      PUBLIC_KEY_FILE,
      toStream(checkpointStore.publicKey.export({ type: 'spki', format: 'pem' }).toString()),
    ),
  ];
};

/**
 * Deletes old backups, because they contain data of persons erased since. Deletes only folders that
 * look like backups.
 */
const deleteOldBackups = (to: string, days: number, now: Date): string[] => {
  const old = (name: string) =>
    BACKUP_NAME.test(name) &&
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

const writeBackup = async (application: Application, folder: string, takenAt: string) => {
  const { maintenancePool, config } = application.appServices;
  await application.audit.signCheckpoint({ force: true });
  return withSnapshot(maintenancePool, async (client) => {
    const head = await readSnapshotHead(client);
    const { tables, files } = await dumpTables(client, folder);
    const manifest = {
      takenAt,
      origin: config.PUBLIC_ORIGIN,
      ...head,
      tables,
      files: [
        ...files,
        ...(await copyPictures(application.pictures, client, folder)),
        ...(await copyCheckpointsAndErasures(application, folder, head.position)),
      ],
    };
    writeManifest(folder, manifest);
    return manifest;
  });
};

/**
 * Writes a backup. It contains neither SESSION_SECRET nor the private key of the checkpoints, so
 * both must be stored elsewhere.
 */
export const runBackup = async (
  application: Application,
  args: string[],
  printLine: PrintLine,
  now = new Date(),
): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      'keep-days': { type: 'string', default: String(DEFAULT_KEEP_DAYS) },
    },
  });
  const days = Number(values['keep-days']);
  if (!values.to || !(days >= 1)) throw new Error(USAGE);
  const to = resolve(values.to);
  const folder = join(to, now.toISOString().replaceAll(/[:.]/g, '-'));
  mkdirSync(`${folder}.part`, { recursive: true, mode: 0o700 });
  await application.privacy.erasureList.copyNewErasures();
  const { tables, files, position } = await writeBackup(
    application,
    `${folder}.part`,
    now.toISOString(),
  );
  renameSync(`${folder}.part`, folder);
  recordBackupTime(checkpointFolder(application.appServices.config), now);
  printLine(`Backup: ${folder}`);
  printLine(
    `${tables.reduce((sum, { rows }) => sum + rows, 0)} righe in ${tables.length} tabelle, ${files.length} file, ${files.reduce((sum, { bytes }) => sum + bytes, 0)} byte; storia fino alla posizione ${position}.`,
  );
  printLine(
    'Contiene dati personali. Non contiene né il segreto (SESSION_SECRET, o DATA_DIR/secret) né la chiave dei sigilli (checkpoint-key.pem): conservali altrove.',
  );
  for (const name of deleteOldBackups(to, days, now))
    printLine(`Tolto, più vecchio di ${days} giorni: ${name}`);
};
