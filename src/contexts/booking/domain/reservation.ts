import type { CancelReason } from '../../../contracts/desk.ts';
import type { RejectionReason } from '../../../contracts/rejection.ts';
import type { Decider } from '../../../event-log/decider.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { acceptanceRules, admissionRules, refusalOf, type Wish } from './admission.ts';
import {
  cancel,
  complete,
  markArrived,
  markCalled,
  markNoShow,
  stands,
  type Moment,
} from './course.ts';
import { returnRules } from './desk-rules.ts';
import { enter, move, type Entry } from './desk-seat.ts';
import { changeBy, type ReservationEvent, type Standing } from './reservation-events.ts';
import { evidenceOf, seatFor } from './seat.ts';
import type { TurnFacts } from './turn.ts';
import { undo, type LastEvent, type Undoable } from './undo.ts';

type Requested = Standing & Undoable;
export type Reservation = { readonly status: 'unrequested' } | Requested;

export type ReservationCommand =
  | {
      readonly type: 'Request';
      readonly wish: Wish;
      readonly facts: TurnFacts;
      readonly holdsSeat?: boolean;
    }
  | ({ readonly type: 'Enter' } & Entry)
  | { readonly type: 'Confirm'; readonly facts: TurnFacts }
  | { readonly type: 'Reject'; readonly reason: RejectionReason; readonly facts: TurnFacts }
  | { readonly type: 'Expire' | 'MarkCalled' | 'CorrectGuest' }
  | {
      readonly type: 'DeclareAllergies';
      readonly consentTextVersion: string;
      readonly remember: boolean;
    }
  | {
      readonly type: 'Move';
      readonly wish: Wish;
      readonly facts: TurnFacts;
      readonly hasReason: boolean;
    }
  | { readonly type: 'Cancel'; readonly reason: CancelReason; readonly facts: TurnFacts }
  | { readonly type: 'Complete' | 'MarkArrived' | 'MarkNoShow'; readonly moment: Moment }
  | {
      readonly type: 'Undo';
      readonly last: LastEvent;
      readonly now: string;
      readonly facts: TurnFacts;
    };

type Later = Exclude<ReservationCommand, { type: 'Request' | 'Enter' }>;

/** Admission is the same for a request without a seat: it asks for one that is free now. */
const request = (wish: Wish, facts: TurnFacts, holdsSeat: boolean): ReservationEvent[] => {
  const refusal = refusalOf(admissionRules, wish, facts);
  if (refusal) refuse(refusal);
  const seat = { ...seatFor(wish, facts), ...(holdsSeat ? {} : ({ holdsSeat } as const)) };
  return [
    { type: 'ReservationRequested', data: { seat, evidence: evidenceOf(wish.tableId, facts) } },
  ];
};

const confirm = (state: Standing, facts: TurnFacts): readonly ReservationEvent[] => {
  if (!stands(state, 'pending', { status: 'confirmed', outcome: null })) return [];
  const { holdsSeat, ...seat } = state.seat;
  const takesSeat = holdsSeat === false;
  const rules = takesSeat ? [...acceptanceRules, ...returnRules(seat)] : acceptanceRules;
  const refusal = refusalOf(rules, { tableId: seat.tableId, numberOfPeople: seat.covers }, facts);
  if (refusal) refuse({ ...refusal, message: `Non si può accettare: ${refusal.message}` });
  return [
    {
      type: 'ReservationConfirmed',
      data: {
        seat,
        evidence: evidenceOf(seat.tableId, facts),
        ...(takesSeat ? { takesSeat } : {}),
      },
    },
  ];
};

/** A refusal is free, yet its facts are kept: an auditor sees whether there was room. */
const reject = (
  state: Standing,
  reason: RejectionReason,
  facts: TurnFacts,
): readonly ReservationEvent[] => {
  if (!stands(state, 'pending', { status: 'cancelled', outcome: 'rejected' })) return [];
  return [
    {
      type: 'ReservationRejected',
      data: { seat: state.seat, evidence: evidenceOf(state.seat.tableId, facts), reason },
    },
  ];
};

const expire = (state: Standing): readonly ReservationEvent[] =>
  stands(state, 'pending', { status: 'cancelled', outcome: 'expired' })
    ? [{ type: 'ReservationExpired', data: { seat: state.seat } }]
    : [];

const change = (command: Later, state: Requested): readonly ReservationEvent[] => {
  switch (command.type) {
    case 'Confirm':
      return confirm(state, command.facts);
    case 'Reject':
      return reject(state, command.reason, command.facts);
    case 'Expire':
      return expire(state);
    case 'Move':
      return move(state, command);
    case 'Cancel':
      return cancel(state, command.reason, evidenceOf(state.seat.tableId, command.facts));
    case 'MarkArrived':
      return markArrived(state, command.moment);
    case 'MarkNoShow':
      return markNoShow(state, command.moment);
    case 'Complete':
      return complete(state, command.moment);
    case 'MarkCalled':
      return markCalled(state);
    case 'CorrectGuest':
      return [{ type: 'GuestDataCorrected', data: { seat: state.seat } }];
    case 'DeclareAllergies': {
      const { consentTextVersion, remember } = command;
      return [
        { type: 'AllergiesDeclared', data: { seat: state.seat, consentTextVersion, remember } },
      ];
    }
    case 'Undo':
      return undo(state, command);
  }
};

const decide = (command: ReservationCommand, state: Reservation): readonly ReservationEvent[] => {
  if (command.type === 'Request')
    return request(command.wish, command.facts, command.holdsSeat ?? true);
  if (command.type === 'Enter') return enter(command);
  if (state.status === 'unrequested')
    return refuse({
      kind: 'not-found',
      code: 'reservation_unknown',
      message: 'Prenotazione non trovata',
    });
  return change(command, state);
};

const standingOf = ({ undoable: _, ...standing }: Requested): Standing => standing;

const evolve = (state: Reservation, event: ReservationEvent): Reservation => {
  const after = changeBy(event);
  if (state.status === 'unrequested') return { ...(after as Standing), undoable: null };
  const before = standingOf(state);
  return {
    ...before,
    ...after,
    undoable: event.type === 'LastActionUndone' ? null : { type: event.type, to: before },
  };
};

/** A reservation from request to end. The same decision twice appends nothing (decision 3). */
export const reservation: Decider<Reservation, ReservationCommand, ReservationEvent> = {
  initial: { status: 'unrequested' },
  decide,
  evolve,
};
