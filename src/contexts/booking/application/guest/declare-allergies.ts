import { hasAllergies, type Allergies } from '#src/contracts/booking/guest-allergies.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/contracts/languages.ts';
import { findConsentVersion } from '#src/messages/consents/consent-texts.ts';
import { fold } from '#src/event-log/decider.ts';
import type { Actor, EventLog } from '#src/event-log/event-log.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import type { PersonalDataStore } from '../ports.ts';
import { toReservationStream } from '../reservation-stream-name.ts';

type Deps = {
  readonly eventLog: EventLog;
  readonly personalData: PersonalDataStore;
  readonly clock: Clock;
};

export type AllergyDeclaration = {
  readonly allergies?: Allergies | null | undefined;
  readonly rememberAllergies?: boolean | null | undefined;
  /** Version of the text that the guest agreed to. The default is the present text. */
  readonly consentVersion?: string | undefined;
  readonly language?: Language | undefined;
};

export const declareAllergies = async (
  { eventLog, personalData, clock }: Deps,
  tx: Sql,
  id: string,
  { allergies, rememberAllergies, consentVersion, language }: AllergyDeclaration,
  actor: Actor,
): Promise<void> => {
  if (!hasAllergies(allergies)) return;
  const stream = toReservationStream(id);
  const history = await eventLog.read<ReservationEvent>(tx, stream);
  const subject = await personalData.insert(tx, {
    allergens: allergies.codes.join(' ') || null,
    allergyNote: allergies.note,
  });
  const command = {
    type: 'declareAllergies',
    consentTextVersion:
      consentVersion ?? findConsentVersion('allergies', language ?? DEFAULT_LANGUAGE),
    remember: rememberAllergies === true,
  } as const;
  const decided = reservationDecider.decide(command, fold(reservationDecider, history));
  await eventLog.append(tx, stream, history.length, decided, {
    at: clock.now().toISOString(),
    actor,
    subject,
  });
};
