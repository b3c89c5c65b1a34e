import type { ReservationReceipt } from '#src/contracts/booking.ts';
import type { Wish } from '#test/support/crowd.ts';

/** What a guest was told, word for word. */
export type Told = { readonly status: number; readonly text: string };

type Page = { readonly wish: Wish; readonly told: Told[] };

/** Every wish with everything that was ever answered to its key: what the house is held to afterwards. */
export const ledger = () => {
  const pages = new Map<string, Page>();
  return {
    pages: (): readonly Page[] => [...pages.values()],
    open: (wish: Wish): Page => {
      const page = pages.get(wish.key) ?? { wish, told: [] };
      pages.set(wish.key, page);
      return page;
    },
    note: (wish: Wish, { status, text }: Told): void => {
      pages.get(wish.key)!.told.push({ status, text });
    },
  };
};

export type Ledger = ReturnType<typeof ledger>;

export const isPromise = ({ status }: Told): boolean => status === 201;
export const receiptIn = ({ text }: Told): ReservationReceipt =>
  JSON.parse(text) as ReservationReceipt;

/** Ids of the reservations that guests were told of, each once. */
export const promisedIn = (pages: readonly Page[]): Set<string> =>
  new Set(
    pages.flatMap(({ told }) => told.filter(isPromise).map((answer) => receiptIn(answer).id)),
  );
