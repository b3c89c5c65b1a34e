import { toErasureStream, type PrivacyEvent } from './privacy-events.ts';
import { createErasureList, type Erasure } from './erasure-list.file.ts';
import { deletePersonalData, readErasuresAfter } from './erasure-queries.postgres.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import { checkpointFolder } from '#src/platform/files/data-folder.ts';

export const createErasureListSync = ({
  config,
  sql,
  commands: { inTransaction, record, clock, newId },
}: AppServices) => {
  const list = createErasureList(checkpointFolder(config));
  return {
    list,
    async copyNewErasures(): Promise<void> {
      const copiedUpTo = list.read().at(-1)?.position ?? 0;
      for (const erasure of await readErasuresAfter(sql, copiedUpTo)) list.add(erasure);
    },
    eraseAgain: (erasures: readonly Erasure[]): Promise<number> =>
      inTransaction(async (tx) => {
        const listed = new Set(erasures.flatMap(({ subjects }) => subjects));
        const erased = await deletePersonalData(tx, [...listed]);
        const told: PrivacyEvent = {
          type: 'PersonalDataErased',
          data: { subjects: erased, reason: 'restore' },
        };
        if (erased.length > 0)
          await record(tx, toErasureStream(newId()), told, {
            at: clock.now().toISOString(),
            actor: 'console',
          });
        return erased.length;
      }),
    /**
     * Makes the next copy start at `position`, the end of the restored log. Otherwise later
     * erasures at positions that are already in the list would be skipped.
     */
    markReadUpTo: (position: number, incompleteBefore?: string): void =>
      list.add({
        position,
        subjects: [],
        ...(incompleteBefore === undefined ? {} : { incompleteBefore }),
      }),
  };
};
