import { isDeepStrictEqual } from 'node:util';
import type { TimeSlotView } from '../../../contracts/floor.ts';
import type { Removal } from '../../../contracts/tables.ts';
import {
  ENDS_TOO_SOON,
  endsLater,
  type ChangedTimeSlot,
  type TimeSlotChange,
  type TimeSlotDraft,
} from '../../../contracts/time-slots.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import type { By, FloorDeps } from './floor-deps.ts';
import { timeSlotStream, type TimeSlotEvent } from './floor-events.ts';
import { retiresOrErases } from './removal.ts';
import { timeSlots } from './time-slots.postgres.ts';

const stateOf = ({ startTime, endTime, description, isActive }: TimeSlotView): TimeSlotDraft => ({
  startTime,
  endTime,
  description,
  isActive,
});

const hours = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  `${startTime} - ${endTime}`;

const unknown = () =>
  refuse({ kind: 'not-found', code: 'time_slot_unknown', message: 'Orario non trovato' });

const refuseWrongHours = (slot: TimeSlotDraft) => {
  if (!endsLater(slot))
    refuse({
      kind: 'invalid',
      code: 'invalid',
      message: ENDS_TOO_SOON,
      fields: { endTime: ENDS_TOO_SOON },
    });
};

const refuseTwin = async (tx: Sql, slot: TimeSlotDraft, except: string | null) => {
  const twin = await timeSlots.twin(tx, slot, except);
  if (twin)
    refuse({
      kind: 'conflict',
      code: 'time_slot_exists',
      message: `Esiste già un orario ${hours(slot)}${twin.isActive ? '' : ', ora inattivo: puoi riattivarlo'}.`,
    });
};

const record = (
  { record: write, clock }: FloorDeps,
  tx: Sql,
  id: string,
  event: TimeSlotEvent,
  { actor }: Pick<By, 'actor'>,
) => write(tx, timeSlotStream(id), event, { at: clock.now().toISOString(), actor });

/** Keeps everybody out, then finds the slot as the caller saw it. */
const held = async (deps: FloorDeps, tx: Sql, id: string, { seen }: By): Promise<TimeSlotView> => {
  await deps.closeEveryServiceDay(tx);
  const slot = (await timeSlots.find(tx, id)) ?? unknown();
  await deps.refuseUnseen(tx, {
    stream: timeSlotStream(id),
    seen,
    now: slot.updatedAt,
    thing: `l'orario ${hours(slot)}`,
  });
  return slot;
};

const add =
  (deps: FloorDeps) =>
  (draft: TimeSlotDraft, by: By): Promise<TimeSlotView> =>
    deps.inTransaction(async (tx) => {
      await deps.closeEveryServiceDay(tx);
      await refuseTwin(tx, draft, null);
      const slot = await timeSlots.add(tx, deps.newId(), draft);
      await record(deps, tx, slot.id, { type: 'TimeSlotAdded', data: { slot: stateOf(slot) } }, by);
      return slot;
    });

/** The same values again change nothing and append nothing. */
const change =
  (deps: FloorDeps) =>
  (id: string, change: TimeSlotChange, by: By): Promise<ChangedTimeSlot> =>
    deps.inTransaction(async (tx) => {
      const before = await held(deps, tx, id, by);
      const draft: TimeSlotDraft = { ...stateOf(before), ...(change as Partial<TimeSlotDraft>) };
      refuseWrongHours(draft);
      await refuseTwin(tx, draft, id);
      const upcoming = (await deps.upcoming.of(tx, 'timeSlot', id)).upcoming.length;
      if (isDeepStrictEqual(draft, stateOf(before))) return { ...before, upcoming };
      const slot = await timeSlots.change(tx, id, draft);
      await record(
        deps,
        tx,
        id,
        { type: 'TimeSlotChanged', data: { slot: stateOf(slot), was: stateOf(before) } },
        by,
      );
      return { ...slot, upcoming };
    });

const remove =
  (deps: FloorDeps) =>
  (id: string, by: By): Promise<Removal> =>
    deps.inTransaction(async (tx) => {
      const slot = await held(deps, tx, id, by);
      const { upcoming, ever } = await deps.upcoming.of(tx, 'timeSlot', id);
      const retired = retiresOrErases(
        { upcoming: upcoming.length, ever },
        `L'orario ${hours(slot)}`,
      );
      await (retired ? timeSlots.retire(tx, id) : timeSlots.erase(tx, id));
      await record(
        deps,
        tx,
        id,
        { type: retired ? 'TimeSlotRetired' : 'TimeSlotRemoved', data: { was: stateOf(slot) } },
        by,
      );
      return { id, retired };
    });

/**
 * Booking time slots as staff keep them. Slots may overlap; two of exactly the same hours may not. Every write keeps
 * bookings out until it commits, and appends one event.
 *
 * @throws DomainError conflict time_slot_exists, changed_meanwhile, still_reserved; not-found time_slot_unknown
 */
export const keepTimeSlots = (deps: FloorDeps) => ({
  add: add(deps),
  change: change(deps),
  remove: remove(deps),
});

export type KeepTimeSlots = ReturnType<typeof keepTimeSlots>;
