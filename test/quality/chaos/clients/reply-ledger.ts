import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { IdempotentRequest } from '#test/support/drivers/concurrent-bookings.ts';

export type RecordedReply = { readonly status: number; readonly text: string };

type LedgerEntry = { readonly wish: IdempotentRequest; readonly replies: RecordedReply[] };

/**
 * Records every request with all replies to its idempotency key. The verifiers compare the replies
 * with the database.
 */
export const createReplyLedger = () => {
  const pages = new Map<string, LedgerEntry>();
  return {
    listEntries: (): readonly LedgerEntry[] => [...pages.values()],
    open: (wish: IdempotentRequest): LedgerEntry => {
      const page = pages.get(wish.key) ?? { wish, replies: [] };
      pages.set(wish.key, page);
      return page;
    },
    note: (wish: IdempotentRequest, { status, text }: RecordedReply): void => {
      pages.get(wish.key)!.replies.push({ status, text });
    },
  };
};

export type ReplyLedger = ReturnType<typeof createReplyLedger>;

export const isPromise = ({ status }: RecordedReply): boolean => status === 201;
export const parseReceipt = ({ text }: RecordedReply): ReservationReceipt =>
  JSON.parse(text) as ReservationReceipt;

export const listPromisedIds = (pages: readonly LedgerEntry[]): Set<string> =>
  new Set(
    pages.flatMap(({ replies: told }) =>
      told.filter(isPromise).map((answer) => parseReceipt(answer).id),
    ),
  );
