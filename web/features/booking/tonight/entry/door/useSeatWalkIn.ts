import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { deskEntry } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useTimeSlotsQuery } from '../../../bookingApi.ts';
import { useApplyReservationActionMutation } from '../../../desk/reservationChangesApi.ts';
import { currentOrNextTimeSlot } from '../../../forms/fields/slotAndTableValues.ts';
import { useIdempotentEntry } from '../../../forms/useIdempotentEntry.ts';
import { formatMoment } from '../../serviceMoment.ts';
import { useServiceMoment } from '../../useServiceMoment.ts';

/** Reasons that the history shows for a limit that staff overrode. */
const TABLE_IS_FREE_AGAIN = 'Il tavolo si era liberato';
const DECIDED_AT_THE_DOOR = 'Deciso alla porta';
const NO_NAME = 'Senza nome';

type WalkIn = { readonly people: number; readonly tableId: string; readonly name: string };
type Refused = { readonly walkIn: WalkIn; readonly error: unknown };

const limitsOf = (error: unknown): readonly unknown[] => {
  const limits = refusalOf(error)?.details?.['limits'];
  return Array.isArray(limits) ? limits : [];
};

/** A party that has left still holds its table for the turn, so the next party shares the table. */
const isOnlyTableTaken = (error: unknown): boolean =>
  limitsOf(error).length > 0 && limitsOf(error).every((limit) => limit === 'table_taken');

/** Enters a party at the door and seats it. */
export const useSeatWalkIn = (onSeated: (title: string, seated: ReservationView) => void) => {
  const moment = useServiceMoment();
  const { data: slots = [] } = useTimeSlotsQuery();
  const { enter, isLoading } = useIdempotentEntry();
  const [apply] = useApplyReservationActionMutation();
  const [refused, setRefused] = useState<Refused | null>(null);
  // Uses a ref, because a state update would come too late to ignore a double tap.
  const isSeating = useRef(false);

  const toEntry = ({ people, tableId, name }: WalkIn): z.input<typeof deskEntry> => ({
    origin: 'walk_in',
    customerName: name.trim() || NO_NAME,
    customerPhone: '',
    customerEmail: '',
    notes: '',
    reservationDate: moment.date,
    timeSlotId: currentOrNextTimeSlot(slots, formatMoment(moment))?.id ?? '',
    tableId,
    numberOfPeople: String(people),
  });
  const seatEntered = async (entered: ReservationView) => {
    const { id, version } = entered;
    const { data } = await apply({ id, version, action: 'markSeated' });
    onSeated(data ? 'Seduti' : 'Segnati, da far sedere', data ?? entered);
  };
  const seat = async (walkIn: WalkIn, reason?: string) => {
    const override = reason === undefined ? {} : { override: { reason } };
    const answer = await enter({ ...toEntry(walkIn), ...override });
    if (!answer) return;
    if (answer.data) return seatEntered(answer.data);
    if (reason === undefined && isOnlyTableTaken(answer.error))
      return seat(walkIn, TABLE_IS_FREE_AGAIN);
    setRefused({ walkIn, error: answer.error });
  };
  const seatOnce = async (walkIn: WalkIn, reason?: string) => {
    if (isSeating.current) return;
    isSeating.current = true;
    await seat(walkIn, reason);
    isSeating.current = false;
  };
  return {
    seat: (walkIn: WalkIn) => seatOnce(walkIn),
    isSeating: isLoading,
    refusal: refused && errorMessage(refused.error, 'Riprova tra qualche istante.'),
    seatAnyway:
      refused && limitsOf(refused.error).length > 0
        ? () => seatOnce(refused.walkIn, DECIDED_AT_THE_DOOR)
        : null,
  };
};
