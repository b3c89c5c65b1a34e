import { createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { parseCheckpoints } from '#src/contexts/audit/checkpoints/checkpoint.ts';
import { verifySnapshot } from '#src/contexts/audit/chain/verify-stored-log.postgres.ts';
import type { CheckpointEvidence } from '#src/contexts/audit/checkpoints/checkpoint-flaws.ts';
import type { Manifest } from '#src/platform/backup/manifest.ts';
import type { Config } from '#src/platform/config.ts';
import { checkpointFolder } from '#src/platform/files/data-folder.ts';
import {
  CHECKPOINTS_FILE,
  PUBLIC_KEY_FILE,
} from '#src/contexts/audit/checkpoints/checkpoint-store.file.ts';
import { readLocalCheckpoints } from '#src/contexts/audit/checkpoints/adopt-restored-checkpoints.ts';
import { countTableRows } from './count-table-rows.postgres.ts';
import { readText, type RestoreContext } from './restore-context.ts';

const listCheckpointsToVerify = (
  folder: string,
  { position }: Manifest,
  config: Config,
): CheckpointEvidence[] => {
  const own = readLocalCheckpoints(checkpointFolder(config), readText).filter(
    ({ size }) => size <= position,
  );
  const key = (place: string) => createPublicKey(readText(join(place, PUBLIC_KEY_FILE)));
  return [
    {
      checkpoints: parseCheckpoints(readText(join(folder, CHECKPOINTS_FILE))),
      publicKey: key(folder),
    },
    ...(own.length > 0 ? [{ checkpoints: own, publicKey: key(checkpointFolder(config)) }] : []),
  ];
};

export const findRestoreFlaws = async ({
  application,
  folder,
  manifest,
}: RestoreContext): Promise<string[]> => {
  const {
    commands: { inTransaction },
    config,
    sql,
  } = application.appServices;
  const flaws: string[] = [];
  for (const seals of listCheckpointsToVerify(folder, manifest, config)) {
    const { flaw, last } = await inTransaction((tx) => verifySnapshot(tx, seals));
    if (flaw) flaws.push(`posizione ${flaw.position}: ${flaw.message}`);
    else if (last.position !== manifest.position || last.hash !== manifest.hash)
      flaws.push(`la storia finisce alla posizione ${last.position}, non ${manifest.position}`);
  }
  const { differences } = await application.audit.replayCheck();
  if (differences.length > 0)
    flaws.push(`${differences.length} righe dei modelli di lettura diverse dal registro`);
  for (const { name, rows } of manifest.tables) {
    const counted = await countTableRows(sql, name);
    if (counted !== rows) flaws.push(`${name}: ${counted} righe, non ${rows}`);
  }
  return flaws;
};
