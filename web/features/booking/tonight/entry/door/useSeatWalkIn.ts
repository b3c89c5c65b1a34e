import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import { customerName } from '#src/contracts/common/fields.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage, isUnanswered } from '#web/shared/api/apiError.ts';
import { toItalianProblem } from '#web/shared/i18n/italianFieldError.ts';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { useTimeSlotsQuery } from '../../../bookingApi.ts';
import { currentOrNextTimeSlot } from '../../../forms/fields/slotAndTableValues.ts';
import { mustUseOutbox } from '../../../offline/outbox/mustUseOutbox.ts';
import { addToOutbox } from '../../../offline/outbox/outbox.ts';
import type { EntryForm, OutboxEntry, WalkInEntry } from '../../../offline/outbox/outboxEntry.ts';
import { limitsOf, sendWalkIn, type Dispatch } from '../../../offline/outbox/sendWalkIn.ts';
import { toSlotTime } from '../../serviceMoment.ts';
import { useServiceMoment } from '../../useServiceMoment.ts';

/** Reason for the override, which the history shows. */
const DECIDED_AT_THE_DOOR = 'Deciso alla porta';
const NO_NAME = 'Senza nome';

type WalkIn = {
  readonly people: number;
  readonly tableId: string;
  readonly name: string;
  readonly seatWishes: readonly SeatWish[];
  /** True if another party of the turn is still expected at the table. */
  readonly isTakenNext: boolean;
};
type Refused = {
  readonly walkIn: WalkIn;
  readonly error?: unknown;
  readonly nameProblem?: string;
};

const toEntry = (form: EntryForm): WalkInEntry => ({
  kind: 'walk-in',
  key: createIdempotencyKey(),
  at: new Date(serverNow()).toISOString(),
  title: 'Seduti',
  who: `${form.customerName}, ${String(form.numberOfPeople)}`,
  refusal: null,
  form,
});

/** Returns a function that builds the entry form of a party that arrives now. */
const useWalkInForm = () => {
  const moment = useServiceMoment();
  const { data: slots = [] } = useTimeSlotsQuery();
  return ({ people, tableId, name, seatWishes }: WalkIn): EntryForm => ({
    origin: 'walk_in',
    customerName: name.trim() || NO_NAME,
    customerPhone: '',
    customerEmail: '',
    notes: '',
    reservationDate: moment.date,
    timeSlotId: currentOrNextTimeSlot(slots, toSlotTime(moment))?.id ?? '',
    tableId,
    numberOfPeople: String(people),
    seatWishes: [...seatWishes],
  });
};

/**
 * Enters a party at the door and seats it. If the server does not answer, puts the party in the
 * offline outbox.
 */
export const useSeatWalkIn = (
  onSeated: (title: string, seated: ReservationView) => void,
  onQueued: (entry: OutboxEntry) => void,
) => {
  const dispatch = useDispatch<Dispatch>();
  const toForm = useWalkInForm();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isSeating, setSeating] = useState(false);
  // Uses a ref, because a state update would come too late to ignore a double tap.
  const isRunning = useRef(false);

  const queue = async (entry: WalkInEntry) => {
    await addToOutbox(entry);
    onQueued(entry);
  };
  const seat = async (walkIn: WalkIn, reason?: string) => {
    const override = reason === undefined ? {} : { override: { reason } };
    const entry = toEntry({ ...toForm(walkIn), ...override });
    // Also without network, because the outbox could not send a refused party.
    const nameProblem = toItalianProblem(customerName.safeParse(entry.form.customerName).error);
    if (nameProblem !== undefined) return setRefused({ walkIn, nameProblem });
    if (mustUseOutbox()) return queue(entry);
    const { data, error } = await sendWalkIn(dispatch, entry, !walkIn.isTakenNext);
    if (data) return onSeated(data.seatedAt ? 'Seduti' : 'Segnati, da far sedere', data);
    if (isUnanswered(error)) return queue(entry);
    setRefused({ walkIn, error });
  };
  const seatOnce = async (walkIn: WalkIn, reason?: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRefused(null);
    setSeating(true);
    await seat(walkIn, reason);
    isRunning.current = false;
    setSeating(false);
  };
  return {
    seat: (walkIn: WalkIn) => seatOnce(walkIn),
    isSeating,
    /** Id of the table that the server refused, or null. */
    tableId: refused && !refused.nameProblem ? refused.walkIn.tableId : null,
    nameProblem: refused?.nameProblem,
    dismiss: () => setRefused(null),
    refusal:
      refused &&
      (refused.nameProblem ?? errorMessage(refused.error, 'Riprova tra qualche istante.')),
    seatAnyway:
      refused && limitsOf(refused.error).length > 0
        ? () => seatOnce(refused.walkIn, DECIDED_AT_THE_DOOR)
        : null,
  };
};

export type SeatWalkIn = ReturnType<typeof useSeatWalkIn>;
