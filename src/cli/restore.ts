import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sealFolder } from '#src/composition/audit/audit-service.ts';
import { createErasureListSync } from '#src/composition/audit/erasure-list-sync.ts';
import { compose, TOKENS, type Composition } from '#src/composition/composition-root.ts';
import { toRestoreStream, type RestoreEvent } from '#src/contexts/history/history-events.ts';
import { storageKey } from '#src/contexts/pictures/picture-paths.ts';
import { parseCheckpoints } from '#src/event-log/audit/checkpoint.ts';
import type { CheckpointEvidence } from '#src/event-log/audit/verify-chain.ts';
import { verifySnapshot } from '#src/event-log/postgres/audit/verify-stored-log.ts';
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
import {
  CHECKPOINTS_FILE,
  PUBLIC_KEY_FILE,
} from '#src/platform/checkpoints/checkpoint-store.file.ts';
import {
  ERASURES_FILE,
  readErasures,
  readErasureList,
  type Erasure,
} from '#src/platform/checkpoints/erasure-list.file.ts';
import {
  adoptRestoredCheckpoints,
  readLocalCheckpoints,
} from '#src/platform/checkpoints/restored-checkpoints.ts';

type PrintLine = (words: string) => void;

/** Exit codes, as in docs/operations.md. */
export const RESTORED = 0;
export const RESTORED_WITH_FLAWS = 2;
export const LATER_ERASURES_UNKNOWN = 3;

const USAGE = 'npm run restore -- --from cartella [--replace] [--erasures erasures.jsonl]';

const readText = (path: string) => readFileSync(path, 'utf8');

/** @throws Error when the product runs, or when the database holds data and `replace` is false */
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

type RestoreContext = {
  readonly container: Composition;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly say: PrintLine;
};

/** Checkpoints of the backup, and this machine's own up to the backup's position. */
const listCheckpointsToVerify = (
  folder: string,
  { position }: Manifest,
  config: Config,
): CheckpointEvidence[] => {
  const own = readLocalCheckpoints(sealFolder(config), readText).filter(
    ({ size }) => size <= position,
  );
  const key = (place: string) => createPublicKey(readText(join(place, PUBLIC_KEY_FILE)));
  return [
    {
      checkpoints: parseCheckpoints(readText(join(folder, CHECKPOINTS_FILE))),
      publicKey: key(folder),
    },
    ...(own.length > 0 ? [{ checkpoints: own, publicKey: key(sealFolder(config)) }] : []),
  ];
};

/** Verifies chain, head, read models and row counts. @returns flaws in Italian */
const findRestoreFlaws = async ({
  container,
  folder,
  manifest,
}: RestoreContext): Promise<string[]> => {
  const {
    commands: { inTransaction },
    config,
    sql,
  } = container.get(TOKENS.appServices);
  const flaws: string[] = [];
  for (const seals of listCheckpointsToVerify(folder, manifest, config)) {
    const { flaw, last } = await inTransaction((tx) => verifySnapshot(tx, seals));
    if (flaw) flaws.push(`posizione ${flaw.position}: ${flaw.message}`);
    else if (last.position !== manifest.position || last.hash !== manifest.hash)
      flaws.push(`la storia finisce alla posizione ${last.position}, non ${manifest.position}`);
  }
  const { differences } = await container.get(TOKENS.audit).replayCheck();
  if (differences.length > 0)
    flaws.push(`${differences.length} righe dei modelli di lettura diverse dal registro`);
  for (const { name, rows } of manifest.tables) {
    const [counted] = await sql<{ rows: number }>(`select count(*)::int "rows" from ${name}`);
    if (counted!.rows !== rows) flaws.push(`${name}: ${counted!.rows} righe, non ${rows}`);
  }
  return flaws;
};

const restorePictures = async ({
  container,
  folder,
  manifest,
}: RestoreContext): Promise<number> => {
  const { store } = container.get(TOKENS.pictures);
  const ids = manifest.files.flatMap((file) => parsePicturePath(file) ?? []);
  for (const id of ids) await store.put(storageKey(id), readFileSync(join(folder, 'pictures', id)));
  return ids.length;
};

/** True with a given list, or when this machine's own list reaches the backup and is complete. */
const knowsLaterErasures = (
  config: Config,
  { position, takenAt }: Manifest,
  given: boolean,
): boolean => {
  if (given) return true;
  const folder = sealFolder(config);
  const isIncomplete = readErasures(join(folder, ERASURES_FILE)).some(
    ({ incompleteBefore }) => incompleteBefore !== undefined && incompleteBefore > takenAt,
  );
  return (
    !isIncomplete && readLocalCheckpoints(folder, readText).some(({ size }) => size >= position)
  );
};

const warnOfUnknownErasures = (say: PrintLine, takenAt: string): void => {
  say(
    `ATTENZIONE: le cancellazioni di dati personali fatte dopo il backup (${takenAt}) non sono note: chi è stato cancellato dopo potrebbe essere tornato.`,
  );
  say(
    'Prendi erasures.jsonl dalla copia di CHECKPOINT_DIR e ripeti: npm run restore -- --from cartella --replace --erasures erasures.jsonl',
  );
  say(
    'Se quel file non esiste più, cancella di nuovo ogni persona che lo aveva chiesto: npm run person:erase.',
  );
};

/**
 * Erases people again, records the restore and starts a new checkpoint list.
 *
 * @returns whether all later erasures are known
 */
const completeRestore = async (
  { container, folder, manifest, say }: RestoreContext,
  later: readonly Erasure[] | null,
): Promise<boolean> => {
  const {
    config,
    commands: { inTransaction, record, clock, newId },
  } = container.get(TOKENS.appServices);
  const stamp = clock.now().toISOString().replaceAll(/[:.]/g, '-');
  const lost = Math.max(
    0,
    ...readLocalCheckpoints(sealFolder(config), readText).map(
      ({ size }) => size - manifest.position,
    ),
  );
  const isComplete = knowsLaterErasures(config, manifest, later !== null);
  const erasures = createErasureListSync(container.get(TOKENS.appServices));
  const known = [
    ...readErasures(join(folder, ERASURES_FILE)),
    ...erasures.list.read(),
    ...(later ?? []),
  ];
  adoptRestoredCheckpoints(
    sealFolder(config),
    {
      seals: readText(join(folder, CHECKPOINTS_FILE)),
      publicKey: readText(join(folder, PUBLIC_KEY_FILE)),
    },
    stamp,
  );
  const again = await erasures.eraseAgain(known);
  const told: RestoreEvent = {
    type: 'BackupRestored',
    data: { takenAt: manifest.takenAt, head: manifest.position, lost },
  };
  await inTransaction((tx) =>
    record(tx, toRestoreStream(newId()), told, { at: clock.now().toISOString(), actor: 'console' }),
  );
  erasures.markReadUpTo(manifest.position, isComplete ? undefined : clock.now().toISOString());
  await erasures.copyNewErasures();
  await container.get(TOKENS.audit).seal({ atOnce: true, anew: true });
  say(`Persone cancellate di nuovo: ${again}. Eventi sigillati dopo il backup, perduti: ${lost}.`);
  if (!isComplete) warnOfUnknownErasures(say, manifest.takenAt);
  return isComplete;
};

/**
 * Restores a backup, verifies it and repeats later erasures. All checksums are verified before
 * anything is overwritten.
 *
 * @returns the exit code
 */
export const runRestore = async (
  config: Config,
  args: string[],
  say: PrintLine,
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
    const restored = { container: compose(installation.parts), folder, manifest, say };
    const flaws = await findRestoreFlaws(restored);
    for (const flaw of flaws) say(`NON TORNA: ${flaw}`);
    const pictures = await restorePictures(restored);
    if (flaws.length === 0)
      say(
        `Storia intera fino alla posizione ${manifest.position}, confermata dai sigilli; modelli di lettura uguali; ${manifest.tables.length} tabelle contate; ${pictures} immagini.`,
      );
    const isComplete = await completeRestore(restored, later);
    say(
      `RPO: ${Math.round((began - Date.parse(manifest.takenAt)) / 1_000)} s fra backup e ripristino. RTO: ${((Date.now() - began) / 1_000).toFixed(1)} s.`,
    );
    if (flaws.length > 0) return RESTORED_WITH_FLAWS;
    return isComplete ? RESTORED : LATER_ERASURES_UNKNOWN;
  } finally {
    await installation.close();
  }
};
