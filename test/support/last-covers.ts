import type { TimeSlotView } from '#src/contracts/floor.ts';
import { bookKeeping } from './book-keeping.ts';
import { insist, promised, rush, tally, visitors, wishFor, type Outcome } from './crowd.ts';
import type { FreshDatabase } from './database.ts';
import { anyGuest, reservationOf, type Turn } from './examples.ts';
import { httpClient } from './http-client.ts';

/** The turn of this key on this date, as the servers know it. */
export const turnOn = async (
  origin: string,
  reservationDate: string,
  key: TimeSlotView['turnKey'],
): Promise<Turn> => {
  const { body } = await httpClient(origin).get<TimeSlotView[]>('/api/time-slots');
  return { reservationDate, timeSlotId: body.find(({ turnKey }) => turnKey === key)!.id };
};

/** Books covers, one party after the other, until only so many are left. The staff are to choose the tables. */
export const leaveOnly = async (
  origin: string,
  turn: Turn,
  left: number,
  of = 75,
): Promise<Outcome[]> => {
  const client = httpClient(origin);
  const taken: Outcome[] = [];
  for (let open = of; open > left;) {
    const numberOfPeople = Math.min(8, open - left);
    const wish = wishFor(reservationOf(turn, { ...anyGuest(open), numberOfPeople }));
    const answer = await insist(client, wish);
    if (answer?.status !== 201)
      throw new Error(`Filling the turn was answered ${answer?.status}: ${answer?.text}`);
    taken.push({ wish, answer });
    open -= numberOfPeople;
  }
  return taken;
};

type Race = {
  readonly origins: readonly string[];
  readonly database: FreshDatabase;
  readonly turn: Turn;
  readonly guests: number;
  readonly left: number;
};

/** So many guests, parties of one to four, ask at once for the last covers of a turn; what came of it. */
export const raceForTheLastCovers = async ({ origins, database, turn, guests, left }: Race) => {
  const before = await leaveOnly(origins[0]!, turn, left);
  const wishes = Array.from({ length: guests }, (_, place) =>
    wishFor(reservationOf(turn, { ...anyGuest(1_000 + place), numberOfPeople: (place % 4) + 1 })),
  );
  const after = await rush(await visitors(origins), wishes);
  const books = bookKeeping(database.query);
  return {
    answers: tally(after),
    /** Ids that guests were told, before and during the rush. */
    promised: promised([...before, ...after]),
    reservations: await books.reservations(),
    requests: await books.requests(),
    notices: await books.notices(),
    covers: await books.covers(),
    hasNoGap: await books.hasNoGap(),
  };
};
