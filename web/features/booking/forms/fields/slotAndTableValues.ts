import type { z } from 'zod';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { deskMove } from '#src/contracts/booking/reservation-desk.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slot-view.ts';

/** Date, slot, people and table as the form holds them; a table not chosen is an empty text. */
export type SlotAndTableValues = {
  reservationDate: string;
  timeSlotId: string;
  numberOfPeople: string;
  tableId: string;
};

export const toSlotAndTableValues = ({
  reservationDate,
  timeSlotId,
  numberOfPeople,
  tableId,
}: ReservationView): SlotAndTableValues => ({
  reservationDate,
  timeSlotId,
  numberOfPeople: String(numberOfPeople),
  tableId: tableId ?? '',
});

/** What is sent: an empty table is none, and a reason only where a limit is passed. */
export const toMovePayload = (
  { tableId, ...seat }: SlotAndTableValues,
  reason: string | null,
): z.input<typeof deskMove> => ({
  ...seat,
  tableId: tableId || null,
  ...(reason === null ? {} : { override: { reason } }),
});

/** The slots that a form offers: the active ones, and the one that the reservation has even if it was retired since. */
export const selectableTimeSlots = (
  slots: readonly TimeSlotView[],
  current: string | undefined,
): readonly TimeSlotView[] => slots.filter(({ id, isActive }) => isActive || id === current);

/** The slot that runs at a time of day `HH:MM`, or the next one, or the last of the day. */
export const currentOrNextTimeSlot = (
  slots: readonly TimeSlotView[],
  time: string,
): TimeSlotView | undefined => {
  const active = slots
    .filter(({ isActive }) => isActive)
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime));
  return active.find(({ endTime }) => endTime > time) ?? active.at(-1);
};
