import type { z } from 'zod';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { deskMove } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { parseTableSetKey, toTableSetKey } from '../../tableSet.ts';

export type SlotAndTableValues = {
  reservationDate: string;
  timeSlotId: string;
  numberOfPeople: string;
  /** Key of one table or of joined tables. Empty if staff chose no table. */
  tableId: string;
};

export const toSlotAndTableValues = ({
  reservationDate,
  timeSlotId,
  numberOfPeople,
  ...tables
}: ReservationView): SlotAndTableValues => ({
  reservationDate,
  timeSlotId,
  numberOfPeople: String(numberOfPeople),
  tableId: toTableSetKey(tables),
});

/**
 * Returns the body of a move request. `tableId` is null without a table. The body contains `reason`
 * only to override a limit.
 */
export const toMovePayload = (
  { tableId, ...seat }: SlotAndTableValues,
  reason: string | null,
): z.input<typeof deskMove> => ({
  ...seat,
  ...parseTableSetKey(tableId),
  ...(reason === null ? {} : { override: { reason } }),
});

export const selectableTimeSlots = (
  slots: readonly TimeSlotView[],
  current: string | undefined,
): readonly TimeSlotView[] => slots.filter(({ id, isActive }) => isActive || id === current);

export const currentOrNextTimeSlot = (
  slots: readonly TimeSlotView[],
  time: string,
): TimeSlotView | undefined => {
  const active = slots
    .filter(({ isActive }) => isActive)
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime));
  return active.find(({ endTime }) => endTime > time) ?? active.at(-1);
};
