import { toErasureStream, type PrivacyEvent } from '#src/contexts/privacy/privacy-events.ts';
import { createErasureList, type Erasure } from '#src/platform/checkpoints/erasure-list.file.ts';
import { checkpointFolder } from './checkpoint-service.ts';
import type { AppServices } from '../app-services.ts';

const ERASURES_AFTER = `select pos::float "position", data->'subjects' subjects from event where type = 'PersonalDataErased' and event.pos > ? order by event.pos`;

/** Keeps erasures outside the database, so that a restore can repeat them. */
export const createErasureListSync = ({
  config,
  sql,
  commands: { inTransaction, record, clock, newId },
}: AppServices) => {
  const list = createErasureList(checkpointFolder(config));
  return {
    list,
    async copyNewErasures(): Promise<void> {
      for (const erasure of await sql<Erasure>(ERASURES_AFTER, [list.read().at(-1)?.position ?? 0]))
        list.add(erasure);
    },
    /** @returns how many people were erased again */
    eraseAgain: (erasures: readonly Erasure[]): Promise<number> =>
      inTransaction(async (tx) => {
        const gone = await tx<{ id: string }>(
          'delete from personal_data where subject_id = any(?::uuid[]) returning subject_id::text id',
          [`{${[...new Set(erasures.flatMap(({ subjects }) => subjects))].join(',')}}`],
        );
        const told: PrivacyEvent = {
          type: 'PersonalDataErased',
          data: { subjects: gone.map(({ id }) => id), reason: 'restore' },
        };
        if (gone.length > 0)
          await record(tx, toErasureStream(newId()), told, {
            at: clock.now().toISOString(),
            actor: 'console',
          });
        return gone.length;
      }),
    /** After a restore, positions are assigned again from the restored head on. */
    markReadUpTo: (position: number, incompleteBefore?: string): void =>
      list.add({
        position,
        subjects: [],
        ...(incompleteBefore === undefined ? {} : { incompleteBefore }),
      }),
  };
};

export type ErasureListSync = ReturnType<typeof createErasureListSync>;
