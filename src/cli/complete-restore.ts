import { join } from 'node:path';
import {
  toRestoreStream,
  type RestoreEvent,
} from '#src/contexts/history/auditor-access-and-operations-events.ts';
import type { Manifest } from '#src/platform/backup/manifest.ts';
import type { Config } from '#src/platform/config.ts';
import { checkpointFolder } from '#src/platform/files/data-folder.ts';
import {
  CHECKPOINTS_FILE,
  PUBLIC_KEY_FILE,
} from '#src/contexts/audit/checkpoints/checkpoint-store.file.ts';
import {
  ERASURES_FILE,
  readErasures,
  type Erasure,
} from '#src/contexts/privacy/erasure-list.file.ts';
import {
  adoptRestoredCheckpoints,
  readLocalCheckpoints,
} from '#src/contexts/audit/checkpoints/adopt-restored-checkpoints.ts';

import { readText, type RestoreContext } from './restore-context.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

/**
 * Returns true if all erasures after the backup are known: from the option `--erasures`, or from a
 * complete list on this machine.
 */
const knowsLaterErasures = (
  config: Config,
  { position, takenAt }: Manifest,
  given: boolean,
): boolean => {
  if (given) return true;
  const folder = checkpointFolder(config);
  const isIncomplete = readErasures(join(folder, ERASURES_FILE)).some(
    ({ incompleteBefore }) => incompleteBefore !== undefined && incompleteBefore > takenAt,
  );
  return (
    !isIncomplete && readLocalCheckpoints(folder, readText).some(({ size }) => size >= position)
  );
};

const warnOfUnknownErasures = (printLine: PrintLine, takenAt: string): void => {
  printLine(
    `ATTENZIONE: le cancellazioni di dati personali fatte dopo il backup (${takenAt}) non sono note: chi è stato cancellato dopo potrebbe essere tornato.`,
  );
  printLine(
    'Prendi erasures.jsonl dalla copia di CHECKPOINT_DIR e ripeti: npm run restore -- --from cartella --replace --erasures erasures.jsonl',
  );
  printLine(
    'Se quel file non esiste più, cancella di nuovo ogni persona che lo aveva chiesto: npm run person:erase.',
  );
};

/**
 * Completes a restore, and repeats the known erasures. Returns false if persons erased after the
 * backup may have data again.
 */
export const completeRestore = async (
  { application, folder, manifest, printLine }: RestoreContext,
  later: readonly Erasure[] | null,
): Promise<boolean> => {
  const {
    config,
    commands: { inTransaction, record, clock, newId },
  } = application.appServices;
  const stamp = clock.now().toISOString().replaceAll(/[:.]/g, '-');
  const lost = Math.max(
    0,
    ...readLocalCheckpoints(checkpointFolder(config), readText).map(
      ({ size }) => size - manifest.position,
    ),
  );
  const isComplete = knowsLaterErasures(config, manifest, later !== null);
  const erasures = application.privacy.erasureList;
  const known = [
    ...readErasures(join(folder, ERASURES_FILE)),
    ...erasures.list.read(),
    ...(later ?? []),
  ];
  adoptRestoredCheckpoints(
    checkpointFolder(config),
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
  await application.audit.signCheckpoint({ force: true, restart: true });
  printLine(
    `Persone cancellate di nuovo: ${again}. Eventi sigillati dopo il backup, perduti: ${lost}.`,
  );
  if (!isComplete) warnOfUnknownErasures(printLine, manifest.takenAt);
  return isComplete;
};
