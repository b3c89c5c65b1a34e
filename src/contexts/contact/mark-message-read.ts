import type { ContactView } from '#src/contracts/contact.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { toContactStream, type ContactEvent } from './contact-events.ts';
import type { MessageRepository } from './message-repository.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly messages: MessageRepository;
  readonly record: RecordChange;
  readonly clock: Clock;
};

const refuseUnknownMessage = () =>
  refuse({ kind: 'not-found', message: message('message_unknown') });

export const markMessage =
  ({ inTransaction, messages, record, clock }: Deps) =>
  (id: string, read: boolean, actor: Actor): Promise<ContactView> =>
    inTransaction(async (tx) => {
      const { isRead } = (await messages.lockRow(tx, id)) ?? refuseUnknownMessage();
      const event: ContactEvent = { type: read ? 'MessageRead' : 'MessageUnread', data: {} };
      if (isRead !== read)
        await record(tx, toContactStream(id), event, { at: clock.now().toISOString(), actor });
      return (await messages.find(id, tx)) ?? refuseUnknownMessage();
    });

export type MarkMessage = ReturnType<typeof markMessage>;
