import { isDeepStrictEqual } from 'node:util';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { RemovalResult } from '#src/contracts/booking/table-management.ts';
import {
  END_NOT_AFTER_START,
  endsAfterStart,
  type ChangedTimeSlot,
  type TimeSlotChange,
  type TimeSlotDraft,
} from '#src/contracts/booking/time-slot-management.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { CommandContext, FloorDeps } from '../floor-deps.ts';
import { toTimeSlotStream, type TimeSlotEvent } from '../floor-events.ts';
import { mustRetire } from '../deletion-policy.ts';
import { timeSlotRepository } from './time-slot-repository.postgres.ts';

const toDraft = ({ startTime, endTime, description, isActive }: TimeSlotView): TimeSlotDraft => ({
  startTime,
  endTime,
  description,
  isActive,
});

const formatHours = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  `${startTime} - ${endTime}`;

const refuseUnknownTimeSlot = () =>
  refuse({ kind: 'not-found', code: 'time_slot_unknown', message: 'Orario non trovato' });

const assertEndsAfterStart = (slot: TimeSlotDraft) => {
  if (!endsAfterStart(slot))
    refuse({
      kind: 'invalid',
      code: 'invalid',
      message: END_NOT_AFTER_START,
      fields: { endTime: END_NOT_AFTER_START },
    });
};

const assertHoursAreFree = async (tx: Sql, slot: TimeSlotDraft, except: string | null) => {
  const duplicate = await timeSlotRepository.findDuplicate(tx, slot, except);
  if (duplicate)
    refuse({
      kind: 'conflict',
      code: 'time_slot_exists',
      message: `Esiste già un orario ${formatHours(slot)}${duplicate.isActive ? '' : ', ora inattivo: puoi riattivarlo'}.`,
    });
};

const recordTimeSlotEvent = (
  { record, clock }: FloorDeps,
  tx: Sql,
  id: string,
  event: TimeSlotEvent,
  { actor }: Pick<CommandContext, 'actor'>,
) => record(tx, toTimeSlotStream(id), event, { at: clock.now().toISOString(), actor });

const lockTimeSlot = async (
  deps: FloorDeps,
  tx: Sql,
  id: string,
  { expectedVersion }: CommandContext,
): Promise<TimeSlotView> => {
  await deps.lockAllDatesExclusive(tx);
  const slot = (await timeSlotRepository.find(tx, id)) ?? refuseUnknownTimeSlot();
  await deps.assertVersion(tx, {
    stream: toTimeSlotStream(id),
    expectedVersion,
    currentVersion: slot.updatedAt,
    thing: `l'orario ${formatHours(slot)}`,
  });
  return slot;
};

const addTimeSlot =
  (deps: FloorDeps) =>
  (draft: TimeSlotDraft, context: CommandContext): Promise<TimeSlotView> =>
    deps.inTransaction(async (tx) => {
      await deps.lockAllDatesExclusive(tx);
      await assertHoursAreFree(tx, draft, null);
      const slot = await timeSlotRepository.add(tx, deps.newId(), draft);
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
  (deps: FloorDeps) =>
  (id: string, change: TimeSlotChange, context: CommandContext): Promise<ChangedTimeSlot> =>
    deps.inTransaction(async (tx) => {
      const before = await lockTimeSlot(deps, tx, id, context);
      const draft: TimeSlotDraft = { ...toDraft(before), ...(change as Partial<TimeSlotDraft>) };
      assertEndsAfterStart(draft);
      await assertHoursAreFree(tx, draft, id);
      const upcoming = (await deps.upcoming.findByTableOrSlot(tx, 'timeSlot', id)).upcoming.length;
      if (isDeepStrictEqual(draft, toDraft(before))) return { ...before, upcoming };
      const slot = await timeSlotRepository.change(tx, id, draft);
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
  (deps: FloorDeps) =>
  (id: string, context: CommandContext): Promise<RemovalResult> =>
    deps.inTransaction(async (tx) => {
      const slot = await lockTimeSlot(deps, tx, id, context);
      const { upcoming, wasEverReserved } = await deps.upcoming.findByTableOrSlot(
        tx,
        'timeSlot',
        id,
      );
      const retired = mustRetire(
        { upcoming: upcoming.length, wasEverReserved },
        `L'orario ${formatHours(slot)}`,
      );
      await (retired ? timeSlotRepository.retire(tx, id) : timeSlotRepository.erase(tx, id));
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
 * Each write blocks bookings until its transaction ends. Otherwise a concurrent booking could use a
 * time slot that the write changes or removes.
 */
export const createTimeSlotManagement = (deps: FloorDeps) => ({
  add: addTimeSlot(deps),
  change: changeTimeSlot(deps),
  remove: removeTimeSlot(deps),
});

export type TimeSlotManagement = ReturnType<typeof createTimeSlotManagement>;
