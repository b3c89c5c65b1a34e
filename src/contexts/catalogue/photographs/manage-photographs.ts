import type {
  PhotographChange,
  PhotographDraft,
  PhotographView,
} from '#src/contracts/catalogue/photographs.ts';
import { PHOTOGRAPH_LIMITS } from '#src/contracts/common/limits.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import { canonicalJson } from '#src/kernel/canonical-json.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { InTransactionWith, Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import type { LockPicture } from '../check-pictures.ts';
import { moveInList } from './move-in-list.ts';
import { toPhotographDeclaration, type PhotographEvent } from './photograph-events.ts';
import type { PhotographRepository } from './photograph-repository.ts';

type Deps = {
  readonly inTransaction: InTransactionWith<PhotographRepository>;
  readonly record: RecordChange;
  readonly assertVersion: AssertVersion;
  /**
   * Prevents deletion of the picture until the transaction ends. Refuses the URL of an unknown
   * picture.
   */
  readonly lockPicture: LockPicture;
  readonly clock: Clock;
  readonly newId: NewId;
};

/**
 * Identifies the photograph and the actor. `expectedVersion` is the `updatedAt` that the caller
 * last read, or null to skip the check.
 */
export type PhotographCommand = {
  readonly id: string;
  readonly expectedVersion: string | null;
  readonly actor: Actor;
};

const streamOf = (id: string): string => `photograph-${id}`;

const findPhotograph = (all: readonly PhotographView[], id: string): PhotographView =>
  all.find((one) => one.id === id) ??
  refuse({ kind: 'not-found', message: message('photograph_unknown') });

const mergeChange = (before: PhotographView, change: PhotographChange): PhotographDraft => ({
  imageUrl: change.imageUrl ?? before.imageUrl,
  description: change.description ?? before.description,
  isShown: change.isShown ?? before.isShown,
  translations: change.translations ?? before.translations,
});

export const managePhotographs = (deps: Deps) => {
  const { inTransaction, assertVersion, lockPicture, newId } = deps;
  const record = (tx: Sql, id: string, event: PhotographEvent, actor: Actor) =>
    deps.record(tx, streamOf(id), event, { at: deps.clock.now().toISOString(), actor });

  const findUnchanged = async (
    tx: Sql,
    all: readonly PhotographView[],
    { id, expectedVersion }: PhotographCommand,
  ): Promise<PhotographView> => {
    const { updatedAt, description } = findPhotograph(all, id);
    await assertVersion(tx, {
      stream: streamOf(id),
      expectedVersion,
      currentVersion: updatedAt,
      thing: message('thing.photograph', { description }),
    });
    return findPhotograph(all, id);
  };

  return {
    add: (draft: PhotographDraft, actor: Actor): Promise<PhotographView> =>
      inTransaction(async (tx, photographs) => {
        const { length } = await photographs.lockAll();
        const max = PHOTOGRAPH_LIMITS.maxCount;
        if (length >= max)
          refuse({ kind: 'conflict', message: message('photographs_full', { max }) });
        await lockPicture(tx, draft.imageUrl);
        const added = await photographs.add(newId(), draft, length + 1);
        const declaration = toPhotographDeclaration(added);
        await record(tx, added.id, { type: 'PhotographAdded', data: { declaration } }, actor);
        return added;
      }),

    /** Appends no event if all values stay the same. */
    change: (wanted: PhotographChange, command: PhotographCommand): Promise<PhotographView> =>
      inTransaction(async (tx, photographs) => {
        const before = await findUnchanged(tx, await photographs.lockAll(), command);
        const draft = mergeChange(before, wanted);
        if (canonicalJson(draft) === canonicalJson(mergeChange(before, {}))) return before;
        if (draft.imageUrl !== before.imageUrl) await lockPicture(tx, draft.imageUrl);
        const after = await photographs.change(command.id, draft);
        const data = {
          before: toPhotographDeclaration(before),
          declaration: toPhotographDeclaration(after),
        };
        await record(tx, command.id, { type: 'PhotographChanged', data }, command.actor);
        return after;
      }),

    move: (id: string, position: number, actor: Actor): Promise<PhotographView[]> =>
      inTransaction(async (tx, photographs) => {
        const all = await photographs.lockAll();
        const moved = findPhotograph(all, id);
        const ordered = moveInList(all, moved, position);
        const to = ordered.indexOf(moved) + 1;
        if (to !== moved.position) {
          await photographs.order(ordered.map((one) => one.id));
          const data = { from: moved.position, to };
          await record(tx, id, { type: 'PhotographMoved', data }, actor);
        }
        return ordered.map((one, at) => ({ ...one, position: at + 1 }));
      }),

    remove: (command: PhotographCommand): Promise<void> =>
      inTransaction(async (tx, photographs) => {
        const all = await photographs.lockAll();
        const removed = await findUnchanged(tx, all, command);
        await photographs.remove(removed.id);
        await photographs.order(all.filter((one) => one !== removed).map(({ id }) => id));
        const declaration = toPhotographDeclaration(removed);
        const event = { type: 'PhotographRemoved', data: { declaration } } as const;
        await record(tx, removed.id, event, command.actor);
      }),
  };
};

export type PhotographManagement = ReturnType<typeof managePhotographs>;
