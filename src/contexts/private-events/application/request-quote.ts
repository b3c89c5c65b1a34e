import type { QuoteReceipt, QuoteRequest } from '../../../contracts/private-events.ts';
import type { HandleCommand } from '../../../event-log/command-handler.ts';
import type { Attempt, Once } from '../../../event-log/once.ts';
import { dayAfter } from '../../../kernel/calendar-date.ts';
import type { Clock, NewId } from '../../../kernel/clock.ts';
import { referenceOf } from '../../../kernel/reference.ts';
import type { InTransaction, Sql } from '../../../kernel/transaction.ts';
import { quote } from '../domain/quote.ts';
import type { GuestBook, QuoteDesk } from './ports.ts';
import { quoteStream } from './quote-stream.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly once: Once;
  readonly guestBook: GuestBook;
  readonly handle: HandleCommand;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Days from today to the last day for which a quote may be requested. */
  readonly horizonDays: number;
  readonly desk: Pick<QuoteDesk, 'find'>;
};

const receive = async (deps: Deps, tx: Sql, request: QuoteRequest): Promise<QuoteReceipt> => {
  const {
    eventDate: date,
    mealType,
    numberOfPeople,
    customerName,
    customerPhone,
    customerEmail,
    menuIdeas,
    additionalNotes,
  } = request;
  const id = deps.newId();
  const subject = await deps.guestBook.keep(tx, {
    name: customerName,
    phone: customerPhone,
    email: customerEmail,
    menuIdeas,
    additionalNotes,
  });
  const today = deps.clock.today();
  const lastDay = dayAfter(today, deps.horizonDays);
  const command = {
    type: 'Request',
    occasion: { date, mealType, numberOfPeople },
    today,
    lastDay,
  } as const;
  await deps.handle(tx, quote, quoteStream(id), command, {
    at: deps.clock.now().toISOString(),
    actor: 'guest',
    subject,
  });
  return { id, reference: referenceOf(id), status: 'pending' };
};

/**
 * A guest asks what a private event would cost. One transaction: idempotency record, personal data, event, read model,
 * outbox.
 *
 * @throws DomainError invalid date_past, date_too_far
 */
export const requestQuote = (deps: Deps) => async (request: QuoteRequest, attempt: Attempt) => {
  const { answer, replayed } = await deps.inTransaction((tx) =>
    deps.once(tx, attempt, () => receive(deps, tx, request)),
  );
  const now = replayed && attempt.isByContent ? await deps.desk.find(answer.id) : null;
  return { replayed, answer: now ? { ...answer, status: now.status } : answer };
};

export type RequestQuote = ReturnType<typeof requestQuote>;
