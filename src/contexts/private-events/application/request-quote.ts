import type { ContactChannel } from '#src/contracts/private-events/pipeline-codes.ts';
import { findPhoneProblem } from '#src/contracts/common/phone-number.ts';
import type { QuoteReceipt, QuoteRequest } from '#src/contracts/private-events/quotes.ts';
import type { TakenQuote } from '#src/contracts/private-events/pipeline-operations.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { HandleCommand } from '#src/event-log/command-handler.ts';
import type { IdempotencyKey, RunIdempotent } from '#src/event-log/idempotency.ts';
import { addDays } from '#src/kernel/add-days.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { quoteDecider } from '../domain/quote-decider.ts';
import type { PersonalDataStore, QuoteLinks, QuoteRepository } from './ports.ts';
import { toQuoteStream } from './quote-stream-name.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly runIdempotent: RunIdempotent;
  readonly personalData: PersonalDataStore;
  readonly handle: HandleCommand;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly horizonDays: number;
  readonly quotes: Pick<QuoteRepository, 'find'>;
  readonly links: Pick<QuoteLinks, 'createLink'>;
};

/** Who entered the request. `channel` is present only if staff took the request from the guest. */
type Origin = { readonly actor: Actor; readonly channel?: ContactChannel };

const storeRequest = async (
  deps: Deps,
  tx: Sql,
  id: string,
  request: QuoteRequest,
  { actor, channel }: Origin,
): Promise<void> => {
  const {
    eventDate: date,
    mealType,
    numberOfPeople,
    customerName,
    customerPhone,
    customerEmail,
    menuIdeas,
    additionalNotes,
    celebration,
    language,
    ...wishes
  } = request;
  const subject = await deps.personalData.insert(tx, {
    name: customerName,
    phone: customerPhone,
    email: customerEmail,
    menuIdeas,
    additionalNotes,
    celebration,
  });
  const today = deps.clock.today();
  const lastDay = addDays(today, deps.horizonDays);
  const command = {
    type: 'Request',
    occasion: { date, mealType, numberOfPeople },
    today,
    lastDay,
    ...(language ? { language } : {}),
    ...(Object.keys(wishes).length > 0 ? { wishes } : {}),
    ...(channel ? { channel } : {}),
  } as const;
  await deps.handle(tx, quoteDecider, toQuoteStream(id), command, {
    at: deps.clock.now().toISOString(),
    actor,
    subject,
  });
};

const createReceipt = ({ links }: Deps, id: string): QuoteReceipt => ({
  id,
  reference: toReferenceCode(id),
  status: 'pending',
  link: links.createLink(id),
});

export const requestQuote =
  (deps: Deps) => async (request: QuoteRequest, attempt: IdempotencyKey) => {
    const phoneProblem = findPhoneProblem(request.customerPhone);
    if (phoneProblem) refuseField('customerPhone', message(phoneProblem));
    const receipt = createReceipt(deps, deps.newId());
    const { answer, replayed } = await deps.inTransaction((tx) =>
      deps.runIdempotent(tx, attempt, receipt, () =>
        storeRequest(deps, tx, receipt.id, request, { actor: 'guest' }),
      ),
    );
    const now = replayed && attempt.isByContent ? await deps.quotes.find(answer.id) : null;
    return { replayed, answer: now ? { ...answer, status: now.status } : answer };
  };

export type RequestQuote = ReturnType<typeof requestQuote>;

/** Stores a request that staff took from a guest. Accepts an incomplete telephone number. */
export const takeQuote =
  (deps: Deps) =>
  ({ channel, ...request }: TakenQuote, attempt: IdempotencyKey, actor: Actor) => {
    const receipt = createReceipt(deps, deps.newId());
    return deps.inTransaction((tx) =>
      deps.runIdempotent(tx, attempt, receipt, () =>
        storeRequest(deps, tx, receipt.id, request, { actor, channel }),
      ),
    );
  };

export type TakeQuote = ReturnType<typeof takeQuote>;
