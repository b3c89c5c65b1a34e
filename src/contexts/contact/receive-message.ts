import type { ContactMessage, ContactReceipt } from '../../contracts/contact.ts';
import { PRIVACY_TEXT_VERSION } from '../../contracts/limits.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import type { Attempt, Once } from '../../event-log/once.ts';
import type { Clock, NewId } from '../../kernel/clock.ts';
import type { InTransaction, Sql } from '../../kernel/transaction.ts';
import { contactStream, type ContactEvent } from './contact-events.ts';

/** Where the words of a message go: the vault. */
export interface Letterbox {
  keep(
    tx: Sql,
    letter: { name: string; email: string; message: string },
  ): Promise<{ id: string; commitment: string }>;
}

type Deps = {
  readonly inTransaction: InTransaction;
  readonly once: Once;
  readonly letterbox: Letterbox;
  readonly eventLog: EventLog;
  readonly clock: Clock;
  readonly newId: NewId;
};

const THANKS = 'Grazie per averci contattato. Ti risponderemo presto.';

const receive = async (
  deps: Deps,
  tx: Sql,
  { name, email, message, privacyConsent }: ContactMessage,
): Promise<ContactReceipt> => {
  const id = deps.newId();
  const subject = await deps.letterbox.keep(tx, { name, email, message });
  const received: ContactEvent = {
    type: 'ContactMessageReceived',
    data: { privacyConsent, consentTextVersion: PRIVACY_TEXT_VERSION },
  };
  await deps.eventLog.append(tx, contactStream(id), 0, [received], {
    at: deps.clock.now().toISOString(),
    actor: 'guest',
    subject,
  });
  return { id, message: THANKS };
};

/** A visitor writes to the house. One transaction: idempotency record, personal data, event, read model, outbox. */
export const receiveMessage = (deps: Deps) => (message: ContactMessage, attempt: Attempt) =>
  deps.inTransaction((tx) => deps.once(tx, attempt, () => receive(deps, tx, message)));

export type ReceiveMessage = ReturnType<typeof receiveMessage>;
