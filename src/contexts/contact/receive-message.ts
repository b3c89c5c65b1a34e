import type { ContactMessage, ContactReceipt } from '#src/contracts/contact.ts';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';
import type { EventLog } from '#src/event-log/event-log.ts';
import type { IdempotencyKey, RunIdempotent } from '#src/event-log/idempotency.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { findConsentVersion } from '#src/messages/consents/consent-texts.ts';
import { toContactStream, type ContactEvent } from './contact-events.ts';

export interface PersonalDataStore {
  insert(
    tx: Sql,
    letter: { name: string; email: string; message: string },
  ): Promise<{ id: string; commitment: string }>;
}

type Deps = {
  readonly inTransaction: InTransaction;
  readonly runIdempotent: RunIdempotent;
  readonly personalData: PersonalDataStore;
  readonly eventLog: EventLog;
  readonly clock: Clock;
  readonly newId: NewId;
};

const RECEIPT_MESSAGE = 'Grazie per averci contattato. Ti risponderemo presto.';

const storeMessage = async (
  deps: Deps,
  tx: Sql,
  id: string,
  { name, email, message, privacyConsent, language = DEFAULT_LANGUAGE }: ContactMessage,
): Promise<void> => {
  const subject = await deps.personalData.insert(tx, { name, email, message });
  const received: ContactEvent = {
    type: 'ContactMessageReceived',
    data: { privacyConsent, consentTextVersion: findConsentVersion('privacy', language) },
  };
  await deps.eventLog.append(tx, toContactStream(id), 0, [received], {
    at: deps.clock.now().toISOString(),
    actor: 'guest',
    subject,
  });
};

export const receiveMessage =
  (deps: Deps) => (message: ContactMessage, attempt: IdempotencyKey) => {
    const receipt: ContactReceipt = { id: deps.newId(), message: RECEIPT_MESSAGE };
    return deps.inTransaction((tx) =>
      deps.runIdempotent(tx, attempt, receipt, () => storeMessage(deps, tx, receipt.id, message)),
    );
  };

export type ReceiveMessage = ReturnType<typeof receiveMessage>;
