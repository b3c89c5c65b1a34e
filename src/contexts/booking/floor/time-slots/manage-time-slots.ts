import { isDeepStrictEqual } from 'node:util';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { RemovalResult } from '#src/contracts/booking/table-management.ts';
import {
  endsAfterStart,
  type ChangedTimeSlot,
  type TimeSlotChange,
  type TimeSlotDraft,
  type TimeSlotSettings,
} from '#src/contracts/booking/time-slot-management.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { CommandContext, FloorDeps } from '../floor-deps.ts';
import { toTimeSlotStream, type TimeSlotEvent } from '../floor-events.ts';
import { mustRetire } from '../deletion-policy.ts';
import type { TimeSlotRepository } from './time-slot-repository.ts';

type Deps = FloorDeps<TimeSlotRepository> & {
  /** Covers of each turn of a new time slot, unless staff choose another number. */
  readonly coversPerSlot: number;
};

const toDraft = ({
  startTime,
  endTime,
  description,
  isActive,
  maxCovers,
}: TimeSlotView): TimeSlotSettings => ({ startTime, endTime, description, isActive, maxCovers });

const formatHours = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  `${startTime} - ${endTime}`;

const refuseUnknownTimeSlot = () =>
  refuse({ kind: 'not-found', message: message('time_slot_unknown') });

const assertEndsAfterStart = (slot: TimeSlotDraft) => {
  if (!endsAfterStart(slot))
    refuseField('endTime', message('end_not_after_start'), { code: 'invalid' });
};

const assertHoursAreFree = async (
  slots: TimeSlotRepository,
  slot: TimeSlotDraft,
  except: string | null,
) => {
  const duplicate = await slots.findDuplicate(slot, except);
  if (duplicate)
    refuse({
      kind: 'conflict',
      message: message(duplicate.isActive ? 'time_slot_exists' : 'time_slot_exists.inactive', {
        hours: formatHours(slot),
      }),
    });
};

const recordTimeSlotEvent = (
  { record, clock }: Deps,
  tx: Sql,
  id: string,
  event: TimeSlotEvent,
  { actor }: Pick<CommandContext, 'actor'>,
) => record(tx, toTimeSlotStream(id), event, { at: clock.now().toISOString(), actor });

const lockTimeSlot = async (
  deps: Deps,
  tx: Sql,
  slots: TimeSlotRepository,
  id: string,
  { expectedVersion }: CommandContext,
): Promise<TimeSlotView> => {
  await deps.lockAllDatesExclusive(tx);
  const slot = (await slots.lock(id)) ?? refuseUnknownTimeSlot();
  await deps.assertVersion(tx, {
    stream: toTimeSlotStream(id),
    expectedVersion,
    currentVersion: slot.updatedAt,
    thing: message('thing.time_slot', { hours: formatHours(slot) }),
  });
  return slot;
};

const addTimeSlot =
  (deps: Deps) =>
  (draft: TimeSlotDraft, context: CommandContext): Promise<TimeSlotView> =>
    deps.inTransaction(async (tx, slots) => {
      await deps.lockAllDatesExclusive(tx);
      await assertHoursAreFree(slots, draft, null);
      const slot = await slots.add(deps.newId(), {
        ...draft,
        maxCovers: draft.maxCovers ?? deps.coversPerSlot,
      });
      await recordTimeSlotEvent(
        deps,
        tx,
        slot.id,
        { type: 'TimeSlotAdded', data: { slot: toDraft(slot) } },
        context,
      );
      return slot;
    });

const changeTimeSlot =
  (deps: Deps) =>
  (id: string, change: TimeSlotChange, context: CommandContext): Promise<ChangedTimeSlot> =>
    deps.inTransaction(async (tx, slots) => {
      const before = await lockTimeSlot(deps, tx, slots, id, context);
      const draft: TimeSlotSettings = {
        ...toDraft(before),
        ...(change as Partial<TimeSlotSettings>),
      };
      assertEndsAfterStart(draft);
      await assertHoursAreFree(slots, draft, id);
      const upcoming = (await deps.upcoming.findByTableOrSlot(tx, 'timeSlot', id)).upcoming.length;
      if (isDeepStrictEqual(draft, toDraft(before))) return { ...before, upcoming };
      const slot = await slots.change(id, draft);
      await recordTimeSlotEvent(
        deps,
        tx,
        id,
        { type: 'TimeSlotChanged', data: { slot: toDraft(slot), was: toDraft(before) } },
        context,
      );
      return { ...slot, upcoming };
    });

const removeTimeSlot =
  (deps: Deps) =>
  (id: string, context: CommandContext): Promise<RemovalResult> =>
    deps.inTransaction(async (tx, slots) => {
      const slot = await lockTimeSlot(deps, tx, slots, id, context);
      const { upcoming, wasEverReserved } = await deps.upcoming.findByTableOrSlot(
        tx,
        'timeSlot',
        id,
      );
      const retired = mustRetire(
        { upcoming: upcoming.length, wasEverReserved },
        message('subject.time_slot', { hours: formatHours(slot) }),
      );
      await (retired ? slots.retire(id) : slots.erase(id));
      await recordTimeSlotEvent(
        deps,
        tx,
        id,
        { type: retired ? 'TimeSlotRetired' : 'TimeSlotRemoved', data: { was: toDraft(slot) } },
        context,
      );
      return { id, retired };
    });

/**
 * Use cases that manage time slots. Each write blocks bookings until its transaction ends, because
 * a concurrent booking could use a time slot that it changes.
 */
export const createTimeSlotManagement = (deps: Deps) => ({
  add: addTimeSlot(deps),
  change: changeTimeSlot(deps),
  remove: removeTimeSlot(deps),
});

export type TimeSlotManagement = ReturnType<typeof createTimeSlotManagement>;
