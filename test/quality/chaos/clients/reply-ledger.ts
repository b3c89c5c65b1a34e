import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { IdempotentRequest } from '#test/support/drivers/concurrent-bookings.ts';

export type RecordedReply = { readonly status: number; readonly text: string };

type LedgerEntry = { readonly keyedRequest: IdempotentRequest; readonly replies: RecordedReply[] };

/**
 * Records every request with all replies to its idempotency key. The verifiers compare the replies
 * with the database.
 */
export const createReplyLedger = () => {
  const entries = new Map<string, LedgerEntry>();
  return {
    listEntries: (): readonly LedgerEntry[] => [...entries.values()],
    open: (keyedRequest: IdempotentRequest): LedgerEntry => {
      const entry = entries.get(keyedRequest.key) ?? { keyedRequest, replies: [] };
      entries.set(keyedRequest.key, entry);
      return entry;
    },
    recordReply: (keyedRequest: IdempotentRequest, { status, text }: RecordedReply): void => {
      entries.get(keyedRequest.key)!.replies.push({ status, text });
    },
  };
};

export type ReplyLedger = ReturnType<typeof createReplyLedger>;

export const isPromise = ({ status }: RecordedReply): boolean => status === 201;
export const parseReceipt = ({ text }: RecordedReply): ReservationReceipt =>
  JSON.parse(text) as ReservationReceipt;

export const listPromisedIds = (entries: readonly LedgerEntry[]): Set<string> =>
  new Set(
    entries.flatMap(({ replies }) =>
      replies.filter(isPromise).map((answer) => parseReceipt(answer).id),
    ),
  );
