import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compose } from '#src/composition/composition-root.ts';
import { storageKey } from '#src/contexts/pictures/picture-paths.ts';
import { openInstallation } from '#src/bootstrap/open-installation.ts';
import { loadTables, inspectTargetDatabase } from '#src/platform/backup/load-tables.ts';
import {
  findBackupFolder,
  parsePicturePath,
  readManifest,
  type Manifest,
} from '#src/platform/backup/manifest.ts';
import type { Config } from '#src/platform/config.ts';
import { openDatabase } from '#src/platform/embedded-postgres/open-database.ts';
import { readErasureList } from '#src/contexts/privacy/erasure-list.file.ts';

import { completeRestore } from './complete-restore.ts';
import type { RestoreContext } from './restore-context.ts';
import { findRestoreFlaws } from './verify-restore.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

export const RESTORED = 0;
export const RESTORED_WITH_FLAWS = 2;
export const LATER_ERASURES_UNKNOWN = 3;

const USAGE = 'npm run restore -- --from cartella [--replace] [--erasures erasures.jsonl]';

/**
 * Throws an Error if another process uses the database, or if it contains data and `replace` is
 * false.
 */
const assertMayWrite = async (url: string, borrowed: boolean, replace: boolean): Promise<void> => {
  const { inUse, empty } = await inspectTargetDatabase(url);
  if (borrowed || inUse)
    throw new Error('Il prodotto è in funzione su questo database: fermalo, poi ripristina.');
  if (!empty && !replace)
    throw new Error(
      'Il database non è vuoto. Per sostituire tutto ciò che contiene: lo stesso comando con --replace.',
    );
};

const loadDatabase = async (
  config: Config,
  folder: string,
  manifest: Manifest,
  replace: boolean,
): Promise<void> => {
  const database = await openDatabase(
    config.DATABASE_OWNER_URL ?? config.DATABASE_URL,
    config.DATA_DIR,
  );
  try {
    await assertMayWrite(database.url, database.borrowed, replace);
    await loadTables(database.url, folder, manifest);
  } finally {
    await database.stop();
  }
};

const restorePictures = async ({
  application,
  folder,
  manifest,
}: RestoreContext): Promise<number> => {
  const { store } = application.pictures;
  const ids = manifest.files.flatMap((file) => parsePicturePath(file) ?? []);
  for (const id of ids) await store.put(storageKey(id), readFileSync(join(folder, 'pictures', id)));
  return ids.length;
};

export const runRestore = async (
  config: Config,
  args: string[],
  printLine: PrintLine,
): Promise<number> => {
  const began = Date.now();
  const {
    values: { from, replace, erasures },
  } = parseArgs({
    args,
    options: {
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
      erasures: { type: 'string' },
    },
  });
  if (!from) throw new Error(USAGE);
  const folder = findBackupFolder(resolve(from));
  const manifest = await readManifest(folder);
  const later = erasures === undefined ? null : readErasureList(resolve(erasures));
  await loadDatabase(config, folder, manifest, replace);
  const installation = await openInstallation(config);
  try {
    const restored = { application: compose(installation.context), folder, manifest, printLine };
    const flaws = await findRestoreFlaws(restored);
    for (const flaw of flaws) printLine(`NON TORNA: ${flaw}`);
    const pictures = await restorePictures(restored);
    if (flaws.length === 0)
      printLine(
        `Storia intera fino alla posizione ${manifest.position}, confermata dai sigilli; modelli di lettura uguali; ${manifest.tables.length} tabelle contate; ${pictures} immagini.`,
      );
    const isComplete = await completeRestore(restored, later);
    printLine(
      `RPO: ${Math.round((began - Date.parse(manifest.takenAt)) / 1_000)} s fra backup e ripristino. RTO: ${((Date.now() - began) / 1_000).toFixed(1)} s.`,
    );
    if (flaws.length > 0) return RESTORED_WITH_FLAWS;
    return isComplete ? RESTORED : LATER_ERASURES_UNKNOWN;
  } finally {
    await installation.close();
  }
};
