import { nextStatuses, outcomeLabel, statusLabel, type ReservationOutcome, type ReservationStatus } from '../../../contracts/booking.ts';
import type { Decider } from '../../../event-log/decider.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { acceptanceRules, admissionRules, refusalOf, type Wish } from './admission.ts';
import type { Evidence, ReservationEvent, Seat } from './reservation-events.ts';
import type { TurnFacts } from './turn.ts';

type Requested = { readonly status: ReservationStatus; readonly outcome: ReservationOutcome | null; readonly seat: Seat };
export type Reservation = { readonly status: 'unrequested' } | Requested;

export type ReservationCommand =
  | { readonly type: 'Request'; readonly wish: Wish; readonly facts: TurnFacts }
  | { readonly type: 'Confirm'; readonly facts: TurnFacts }
  | { readonly type: 'Reject' | 'Expire' | 'Complete' };

type Settling = Exclude<ReservationCommand, { type: 'Request' }>;

/** Where each answer leads; the log's own word for it beside. */
const leadsTo = {
  Confirm: { status: 'confirmed', outcome: null },
  Reject: { status: 'cancelled', outcome: 'rejected' },
  Expire: { status: 'cancelled', outcome: 'expired' },
  Complete: { status: 'completed', outcome: null },
} as const satisfies Record<Settling['type'], Omit<Requested, 'seat'>>;

const seatFor = ({ tableId, numberOfPeople }: Wish, { date, slot, tables }: TurnFacts): Seat => {
  const table = tables.find(({ id }) => id === tableId);
  return {
    date, timeSlotId: slot.id, slotStart: slot.startTime, slotEnd: slot.endTime, slotDescription: slot.description,
    tableId: table?.id ?? null, tableName: table?.name ?? null, floor: table?.floor ?? null, covers: numberOfPeople,
  };
};

const evidenceOf = (tableId: string | null, { coversHeld, maxCovers, closed, tables }: TurnFacts): Evidence => ({
  coversHeld, maxCovers, closed,
  tableFree: tableId === null ? null : tables.find(({ id }) => id === tableId)?.takenBy === null,
});

const request = (wish: Wish, facts: TurnFacts): ReservationEvent[] => {
  const refusal = refusalOf(admissionRules, wish, facts);
  if (refusal) refuse(refusal);
  return [{ type: 'ReservationRequested', data: { seat: seatFor(wish, facts), evidence: evidenceOf(wish.tableId, facts) } }];
};

const confirm = (seat: Seat, facts: TurnFacts): ReservationEvent[] => {
  const refusal = refusalOf(acceptanceRules, { tableId: seat.tableId, numberOfPeople: seat.covers }, facts);
  if (refusal) refuse({ ...refusal, message: `Non si può accettare: ${refusal.message}` });
  return [{ type: 'ReservationConfirmed', data: { seat, evidence: evidenceOf(seat.tableId, facts) } }];
};

const alreadySettled = ({ status, outcome }: Requested) => refuse({
  kind: 'conflict', code: 'reservation_settled',
  message: `Prenotazione già gestita: ${outcome ? outcomeLabel[outcome] : statusLabel[status]}`,
  details: { status, outcome },
});

const settle = (command: Settling, state: Requested): readonly ReservationEvent[] => {
  const wanted = leadsTo[command.type];
  if (state.status === wanted.status && state.outcome === wanted.outcome) return [];
  if (!nextStatuses[state.status].includes(wanted.status)) return alreadySettled(state);
  switch (command.type) {
    case 'Confirm': return confirm(state.seat, command.facts);
    case 'Reject': return [{ type: 'ReservationRejected', data: { seat: state.seat } }];
    case 'Expire': return [{ type: 'ReservationExpired', data: { seat: state.seat } }];
    case 'Complete': return [{ type: 'ReservationCompleted', data: { seat: state.seat } }];
  }
};

const decide = (command: ReservationCommand, state: Reservation): readonly ReservationEvent[] => {
  if (command.type === 'Request') return request(command.wish, command.facts);
  if (state.status === 'unrequested')
    return refuse({ kind: 'not-found', code: 'reservation_unknown', message: 'Prenotazione non trovata' });
  return settle(command, state);
};

const evolve = (_: Reservation, { type, data: { seat } }: ReservationEvent): Reservation => {
  switch (type) {
    case 'ReservationRequested': return { status: 'pending', outcome: null, seat };
    case 'ReservationConfirmed': return { ...leadsTo.Confirm, seat };
    case 'ReservationRejected': return { ...leadsTo.Reject, seat };
    case 'ReservationExpired': return { ...leadsTo.Expire, seat };
    case 'ReservationCompleted': return { ...leadsTo.Complete, seat };
  }
};

/** A reservation from request to end. The same decision twice appends nothing (decision 3). */
export const reservation: Decider<Reservation, ReservationCommand, ReservationEvent> =
  { initial: { status: 'unrequested' }, decide, evolve };
