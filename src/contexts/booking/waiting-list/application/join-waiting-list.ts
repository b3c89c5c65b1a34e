import type {
  WaitingListReceipt,
  WaitingListRequest,
} from '#src/contracts/booking/waiting-list.ts';
import { findPhoneProblem } from '#src/contracts/common/phone-number.ts';
import type { EventLog } from '#src/event-log/event-log.ts';
import type { IdempotencyKey, RunIdempotent } from '#src/event-log/idempotency.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { loadTurnFacts, type TurnFactsDeps } from '../../application/load-turn-facts.ts';
import type {
  PersonalDataStore,
  RequestSender,
  UnconfirmedSeatLimits,
} from '../../application/ports.ts';
import type { TurnFacts } from '../../domain/turn-facts.ts';
import { waitingListDecider } from '../domain/waiting-list-decider.ts';
import type { WaitingListLinks } from './ports.ts';
import { toWaitingListStream } from './waiting-list-stream-name.ts';

export type JoinDeps = TurnFactsDeps & {
  readonly inTransaction: InTransaction;
  readonly runIdempotent: RunIdempotent;
  readonly personalData: PersonalDataStore;
  readonly eventLog: EventLog;
  readonly waitingListLinks: WaitingListLinks;
  readonly unconfirmedSeats: UnconfirmedSeatLimits;
  readonly clock: Clock;
  readonly newId: NewId;
};

type JoinAttempt = IdempotencyKey & { readonly sender?: RequestSender | null };

const refuseUnknownSlot = () =>
  refuseField('timeSlotIds', message('turn_required'), { code: 'slot_unknown' });

/** Loads the facts of the wished turns, in the order of their start. */
const loadWishedTurns = async (
  deps: JoinDeps,
  tx: Sql,
  { date, timeSlotIds }: WaitingListRequest,
): Promise<readonly TurnFacts[]> => {
  const turns: TurnFacts[] = [];
  for (const id of timeSlotIds)
    turns.push((await loadTurnFacts(deps)(date, id, tx)) ?? refuseUnknownSlot());
  return turns.sort((one, other) => (one.slot.startTime < other.slot.startTime ? -1 : 1));
};

const storeEntry = async (
  deps: JoinDeps,
  tx: Sql,
  id: string,
  request: WaitingListRequest,
  sender: RequestSender | null,
): Promise<void> => {
  const { customerName, customerPhone, customerEmail, numberOfPeople: covers, language } = request;
  const turns = await loadWishedTurns(deps, tx, request);
  const decided = waitingListDecider.decide(
    { type: 'join', turns, covers, language },
    waitingListDecider.initial,
  );
  const subject = await deps.personalData.insert(tx, {
    name: customerName,
    phone: customerPhone,
    email: customerEmail,
    ...(request.seatWishes?.length ? { seatWishes: request.seatWishes.join(' ') } : {}),
  });
  await deps.eventLog.append(tx, toWaitingListStream(id), 0, decided, {
    at: deps.clock.now().toISOString(),
    actor: 'guest',
    subject,
  });
  if (sender) await deps.unconfirmedSeats.recordSender(tx, id, sender);
};

/**
 * Adds a guest to the waiting list. Takes no lock on the turns, because a background job offers
 * free seats.
 *
 * @throws DomainError of kind `conflict` with `details.freeTurn` if a wished turn has room
 */
export const joinWaitingList =
  (deps: JoinDeps) => (request: WaitingListRequest, attempt: JoinAttempt) => {
    const phoneProblem = findPhoneProblem(request.customerPhone);
    if (phoneProblem) refuseField('customerPhone', message(phoneProblem));
    const id = deps.newId();
    const receipt: WaitingListReceipt = {
      id,
      status: 'waiting',
      link: deps.waitingListLinks.createLink(id),
    };
    return deps.inTransaction((tx) =>
      deps.runIdempotent(tx, attempt, receipt, () =>
        storeEntry(deps, tx, id, request, attempt.sender ?? null),
      ),
    );
  };

export type JoinWaitingList = ReturnType<typeof joinWaitingList>;
