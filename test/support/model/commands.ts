import fc from 'fast-check';
import type { Availability } from '#src/contracts/booking.ts';
import { anyGuest, newKey } from '../examples.ts';
import type { Answer, Client } from '../http-client.ts';
import {
  DAYS,
  fateOf,
  mayHold,
  refusalOfAcceptance,
  refusalOfMove,
  refusalOfRejection,
  refusalOfRequest,
  seenOn,
  type Book,
  type Day,
  type Party,
  type Seat,
} from './book-model.ts';

export type House = {
  readonly staff: Client;
  readonly guest: Client;
  /** A browser that was never here. */ readonly newGuest: () => Client;
  readonly timeSlotId: string;
  asked: number;
  done: number;
};
type Refused = { readonly code?: string };

/** Every step ends with the question of a visitor: the house must show what the book says. */
const lookedAt = async (book: Book, { guest, timeSlotId }: House, day: Day, people = 2) => {
  const { body } = await guest.get<Availability>(
    `/api/availability?date=${day}&numberOfPeople=${people}&mealType=cena&timeSlot=${timeSlotId}`,
  );
  const {
    closed,
    capacityInfo: { bookedCovers, canAccommodate },
    availableSlots,
  } = body;
  expect({
    closed,
    bookedCovers,
    free: availableSlots.map(({ tableId }) => tableId).sort(),
    canAccommodate,
  }).toEqual(seenOn(book, day, people));
};

const answered = ({ status, body }: Answer<Refused>, refusal: string | null) =>
  expect(status < 300 ? null : body.code).toBe(refusal);

const command = (
  words: string,
  check: (book: Book) => boolean,
  run: (book: Book, house: House) => Promise<readonly Day[]>,
): fc.AsyncCommand<Book, House> => ({
  check,
  toString: () => words,
  run: async (book, house) => {
    const days = await run(book, house);
    house.done += 1;
    for (const day of days) await lookedAt(book, house, day);
  },
});

const someone = (): boolean => true;
const anyone = ({ parties }: Book) => parties.length > 0;
const partyAt = ({ parties }: Book, place: number): Party => parties[place % parties.length]!;
const tableAt = ({ tables }: Book, place: number | null): string | null =>
  place === null ? null : [...tables.keys()][place % tables.size]!;
const seatOf = (
  book: Book,
  { day, people, table }: { day: Day; people: number; table: number | null },
): Seat => ({ day, people, table: tableAt(book, table) });
const wire = ({ day, people, table }: Seat, timeSlotId: string) => ({
  reservationDate: day,
  timeSlotId,
  tableId: table,
  numberOfPeople: people,
});

const day = fc.constantFrom(...DAYS);
const people = fc.integer({ min: 1, max: 8 });
const table = fc.option(fc.nat({ max: 2 }), { freq: 3 });
const place = fc.nat({ max: 30 });
const wish = fc.record({ day, people, table });

const search = fc.tuple(day, people).map(([on, party]) =>
  command(`search ${on} for ${party}`, someone, async (book, house) => {
    await lookedAt(book, house, on, party);
    return [];
  }),
);

const request = wish.map((asked) =>
  command(`request ${JSON.stringify(asked)}`, someone, async (book, house) => {
    const seat = seatOf(book, asked);
    const holdsSeat = mayHold(book, seat);
    const answer = await house
      .newGuest()
      .post<{ id: string } & Refused>(
        '/api/reservations',
        { ...anyGuest(++house.asked), notes: null, ...wire(seat, house.timeSlotId) },
        { 'idempotency-key': newKey() },
      );
    answered(answer, refusalOfRequest(book, seat));
    if (answer.status === 201)
      book.parties.push({ ...seat, id: answer.body.id, status: 'pending', holdsSeat });
    return [seat.day];
  }),
);

const decide = (
  status: 'confirmed' | 'cancelled',
  refusalOf: (book: Book, party: Party) => string | null,
) =>
  place.map((number) =>
    command(`${status} #${number}`, anyone, async (book, { staff }) => {
      const party = partyAt(book, number);
      const refusal = refusalOf(book, party);
      answered(await staff.put(`/api/reservations/${party.id}`, { status }), refusal);
      if (refusal === null)
        Object.assign(party, { status, holdsSeat: status === 'confirmed' || party.holdsSeat });
      return [party.day];
    }),
  );

const move = fc.tuple(place, wish).map(([number, asked]) =>
  command(
    `move #${number} to ${JSON.stringify(asked)}`,
    anyone,
    async (book, { staff, timeSlotId }) => {
      const [party, seat] = [partyAt(book, number), seatOf(book, asked)];
      const refusal = refusalOfMove(book, party, seat);
      answered(
        await staff.post(`/api/reservations/${party.id}/move`, wire(seat, timeSlotId)),
        refusal,
      );
      const from = party.day;
      if (refusal === null) Object.assign(party, seat);
      return [from, seat.day];
    },
  ),
);

const close = day.map((on) =>
  command(`close ${on}`, someone, async (book, { staff }) => {
    const answer = await staff.post<{ id: string } & Refused>('/api/closures', {
      service: 'all',
      date: on,
      note: null,
      active: true,
    });
    answered(answer, book.closures.has(on) ? 'closure_exists' : null);
    if (answer.status === 201) book.closures.set(on, answer.body.id);
    return [on];
  }),
);

const reopen = day.map((on) =>
  command(
    `reopen ${on}`,
    ({ closures }) => closures.has(on),
    async (book, { staff }) => {
      answered(await staff.delete(`/api/closures/${book.closures.get(on)!}`), null);
      book.closures.delete(on);
      return [on];
    },
  ),
);

const retire = fc
  .tuple(fc.nat({ max: 2 }), fc.constantFrom(false, false, true))
  .map(([number, isActive]) =>
    command(`table ${number} ${isActive ? 'on' : 'off'}`, someone, async (book, { staff }) => {
      const id = tableAt(book, number)!;
      const its = book.tables.get(id)!;
      answered(
        await staff.put(`/api/tables/${id}`, { isActive }),
        its.gone === 'no' ? null : 'table_unknown',
      );
      if (its.gone === 'no') its.isActive = isActive;
      return DAYS;
    }),
  );

const remove = fc.nat({ max: 2 }).map((number) =>
  command(`delete table ${number}`, someone, async (book, { staff }) => {
    const id = tableAt(book, number)!;
    const its = book.tables.get(id)!;
    const fate = fateOf(book, id);
    const answer = await staff.delete<{ retired?: boolean } & Refused>(`/api/tables/${id}`);
    answered(
      answer,
      its.gone !== 'no' ? 'table_unknown' : fate === 'kept' ? 'still_reserved' : null,
    );
    if (answer.status === 200) {
      expect(answer.body.retired).toBe(fate === 'retired');
      Object.assign(its, { gone: fate, isActive: false });
    }
    return DAYS;
  }),
);

/** Evenings of guests who ask and staff who decide, some steps of each; requests most of all. */
export const evenings = (longest: number) =>
  fc.commands(
    [
      request,
      request,
      request,
      decide('confirmed', refusalOfAcceptance),
      decide('confirmed', refusalOfAcceptance),
      decide('cancelled', (_, party) => refusalOfRejection(party)),
      move,
      move,
      close,
      reopen,
      reopen,
      retire,
      retire,
      remove,
      search,
    ],
    { maxCommands: longest, size: 'max' },
  );
