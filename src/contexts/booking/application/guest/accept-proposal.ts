import type { AcceptedTurn } from '#src/contracts/booking/personal-link-operations.ts';
import { hasAllergies } from '#src/contracts/booking/guest-allergies.ts';
import type { NewId } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { findFreeTable } from '#src/contexts/booking/domain/alternative-turns.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import {
  executeDeskCommand,
  loadTurnFactsExcluding,
  lockTurns,
  type DeskDeps,
} from '../desk/execute-desk-command.ts';
import { findUnknownSender } from '../decide-seat-hold.ts';
import type { RequestSender } from '../ports.ts';
import { countHighChairsFor } from '../load-turn-facts.ts';
import { toReservationStream } from '../reservation-stream-name.ts';
import { findDeclinedReservation, type DeclinedReservation } from './find-proposals.ts';
import { storeRequest, type NewRequest, type StoreRequestDeps } from './store-request.ts';

type Deps = DeskDeps & StoreRequestDeps & { readonly newId: NewId };

const GUEST = { actor: 'guest', expectedVersion: null } as const;

const refuseOver = () => refuse({ kind: 'conflict', message: message('proposal_over') });
const refuseTaken = () => refuse({ kind: 'conflict', message: message('proposal_over.taken') });

/**
 * Finds the sender of the declined request, whose limits also apply to the new request. If the
 * declined request held no seat, the new one holds none.
 */
const findSender = async (
  deps: Deps,
  tx: Sql,
  { id, holdsSeat }: DeclinedReservation,
): Promise<RequestSender | null> => {
  const sender = await findUnknownSender(deps, tx, id);
  return sender && { ...sender, mayHoldSeats: sender.mayHoldSeats && holdsSeat };
};

/** Returns the consent to the storage of allergies, which the guest gave with the first request. */
const findAllergiesConsent = async (
  { eventLog }: Deps,
  tx: Sql,
  id: string,
): Promise<Pick<NewRequest, 'rememberAllergies' | 'consentVersion'>> => {
  const history = await eventLog.read<ReservationEvent>(tx, toReservationStream(id));
  const declared = history.filter((event) => event.type === 'AllergiesDeclared');
  return {
    rememberAllergies: declared.some(({ data }) => data.remember),
    consentVersion: declared.at(-1)?.data.consentTextVersion,
  };
};

/**
 * Copies the guest's data, wishes and allergies. Leaves out the arrival time, because it belonged
 * to the declined turn.
 */
const copyRequest = async (
  deps: Deps,
  tx: Sql,
  declined: DeclinedReservation,
  accepted: AcceptedTurn & { readonly tableId: string },
): Promise<NewRequest> => {
  const { id, customerName, customerPhone, customerEmail, specialRequests, allergies } = declined;
  return {
    ...accepted,
    customerName,
    customerPhone,
    customerEmail,
    notes: specialRequests,
    occasion: declined.occasion,
    seatWishes: declined.seatWishes,
    numberOfPeople: declined.numberOfPeople,
    language: declined.language,
    allergies,
    ...(hasAllergies(allergies) ? await findAllergiesConsent(deps, tx, id) : {}),
    insteadOf: id,
  };
};

const storeAcceptance = async (
  deps: Deps,
  tx: Sql,
  declined: DeclinedReservation,
  { reservationDate, timeSlotId }: AcceptedTurn,
): Promise<void> => {
  const turn = { date: reservationDate, timeSlotId };
  const { numberOfPeople, seatWishes } = declined;
  const turnFacts = await loadTurnFactsExcluding(deps, tx, turn, declined.id);
  const facts = await countHighChairsFor(deps)(seatWishes, turnFacts, { tx });
  const { tableId } = findFreeTable(numberOfPeople, seatWishes, facts) ?? refuseTaken();
  const request = await copyRequest(deps, tx, declined, { reservationDate, timeSlotId, tableId });
  const sender = await findSender(deps, tx, declined);
  await storeRequest(deps, deps.newId(), request, sender)(tx);
  await executeDeskCommand(deps, tx, declined.id, {
    command: { type: 'openLink' },
    context: GUEST,
  });
};

/**
 * Requests a free turn instead of a declined reservation, with the table that fits best. The lock
 * of the declined reservation ensures that a second acceptance changes nothing.
 *
 * @throws DomainError of kind `conflict` if the turn is no longer free or nothing was proposed
 */
export const acceptProposal =
  (deps: Deps) =>
  (id: string, accepted: AcceptedTurn): Promise<void> =>
    deps.inTransaction(async (tx) => {
      const { reservationDate: date, timeSlotId } = accepted;
      await lockTurns(deps, tx, id, [{ date, timeSlotId }]);
      if ((await deps.reservations.findReplacement(id, tx)) !== null) return;
      const declined = (await findDeclinedReservation(deps, tx, id)) ?? refuseOver();
      await storeAcceptance(deps, tx, declined, accepted);
    });

export type AcceptProposal = ReturnType<typeof acceptProposal>;
