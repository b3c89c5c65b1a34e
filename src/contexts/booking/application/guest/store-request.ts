import type { ReservationRequest } from '#src/contracts/booking/reservations.ts';
import type { EventLog } from '#src/event-log/event-log.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import { decideSeatHold } from '../decide-seat-hold.ts';
import { loadTurnFacts, type TurnFactsDeps } from '../load-turn-facts.ts';
import type {
  LockTurn,
  PersonalDataStore,
  RequestSender,
  UnconfirmedSeatLimits,
} from '../ports.ts';
import { toReservationStream } from '../reservation-stream-name.ts';
import { declareAllergies } from './declare-allergies.ts';

export type StoreRequestDeps = TurnFactsDeps & {
  readonly lockTurn: LockTurn;
  readonly personalData: PersonalDataStore;
  readonly eventLog: EventLog;
  readonly unconfirmedSeats: UnconfirmedSeatLimits;
};

export type NewRequest = Omit<ReservationRequest, 'customerPhone'> & {
  /** Null if staff entered the first reservation without a telephone number. */
  readonly customerPhone: string | null;
  readonly insteadOf?: string;
  /** Version of the consent to the allergies, if it was given with another request. */
  readonly consentVersion?: string | undefined;
};

const refuseUnknownSlot = () =>
  refuseField('timeSlotId', message('turn_required'), { code: 'slot_unknown' });

/**
 * Stores a pending request. Inserts the personal data before it locks the turn, which keeps the
 * lock short.
 */
export const storeRequest =
  (deps: StoreRequestDeps, id: string, request: NewRequest, sender: RequestSender | null) =>
  async (tx: Sql): Promise<void> => {
    const {
      reservationDate: date,
      timeSlotId,
      customerName,
      customerPhone,
      customerEmail,
      notes,
      allergies,
      allergiesConsent: _,
      rememberAllergies,
      consentVersion,
      language,
      occasion,
      seatWishes,
      insteadOf,
      ...bookingRequest
    } = request;
    const [subject] = await Promise.all([
      deps.personalData.insert(tx, {
        name: customerName,
        phone: customerPhone,
        email: customerEmail,
        notes,
        ...(occasion ? { occasion } : {}),
        ...(seatWishes?.length ? { seatWishes: seatWishes.join(' ') } : {}),
      }),
      deps.lockTurn(tx, { date, timeSlotId }),
    ]);
    const facts = (await loadTurnFacts(deps)(date, timeSlotId, tx)) ?? refuseUnknownSlot();
    const hold = await decideSeatHold(deps, tx, insteadOf ? 'acceptedProposal' : 'request', {
      party: bookingRequest,
      facts,
      sender,
    });
    const decided = reservationDecider.decide(
      {
        type: 'request',
        bookingRequest,
        facts,
        hold,
        ...(language ? { language } : {}),
        ...(insteadOf ? { insteadOf } : {}),
      },
      reservationDecider.initial,
    );
    if (sender) await deps.unconfirmedSeats.recordSender(tx, id, sender);
    await deps.eventLog.append(tx, toReservationStream(id), 0, decided, {
      at: deps.clock.now().toISOString(),
      actor: 'guest',
      subject,
    });
    const declared = { allergies, rememberAllergies, consentVersion, language };
    await declareAllergies(deps, tx, id, declared, 'guest');
  };
