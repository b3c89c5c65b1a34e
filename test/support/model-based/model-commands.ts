import fc from 'fast-check';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { buildGuest, newIdempotencyKey } from '../builders/request-builders.ts';
import type { HttpResponse, HttpClient } from '../drivers/http-client.ts';
import {
  DAYS,
  expectedDeletionOutcome,
  mayHoldSeat,
  expectedAcceptanceRefusal,
  expectedMoveRefusal,
  expectedRejectionRefusal,
  expectedRequestRefusal,
  expectedAvailability,
  type BookingModel,
  type Day,
  type ModelReservation,
  type Seat,
} from './booking-model.ts';

export type RealSystem = {
  readonly staff: HttpClient;
  readonly guest: HttpClient;
  readonly newGuest: () => HttpClient;
  readonly timeSlotId: string;
  asked: number;
  done: number;
};
type Refused = { readonly code?: string };

/**
 * Compares the availability with the prediction of the model. Every command ends with this search.
 */
const expectSameAvailability = async (
  model: BookingModel,
  { guest, timeSlotId }: RealSystem,
  day: Day,
  people = 2,
) => {
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
  }).toEqual(expectedAvailability(model, day, people));
};

const expectRefusal = ({ status, body }: HttpResponse<Refused>, refusal: string | null) =>
  expect(status < 300 ? null : body.code).toBe(refusal);

const createCommand = (
  words: string,
  check: (model: BookingModel) => boolean,
  run: (model: BookingModel, app: RealSystem) => Promise<readonly Day[]>,
): fc.AsyncCommand<BookingModel, RealSystem> => ({
  check,
  toString: () => words,
  run: async (model, app) => {
    const days = await run(model, app);
    app.done += 1;
    for (const day of days) await expectSameAvailability(model, app, day);
  },
});

const always = (): boolean => true;
const hasReservations = ({ parties }: BookingModel) => parties.length > 0;
const pickReservation = ({ parties }: BookingModel, place: number): ModelReservation =>
  parties[place % parties.length]!;
const pickTable = ({ tables }: BookingModel, place: number | null): string | null =>
  place === null ? null : [...tables.keys()][place % tables.size]!;
const seatOf = (
  model: BookingModel,
  { day, people, table }: { day: Day; people: number; table: number | null },
): Seat => ({ day, people, table: pickTable(model, table) });
const toRequestBody = ({ day, people, table }: Seat, timeSlotId: string) => ({
  reservationDate: day,
  timeSlotId,
  tableId: table,
  numberOfPeople: people,
});

const day = fc.constantFrom(...DAYS);
const people = fc.integer({ min: 1, max: 8 });
const table = fc.option(fc.nat({ max: 2 }), { freq: 3 });
const place = fc.nat({ max: 30 });
const seatRequest = fc.record({ day, people, table });

const search = fc.tuple(day, people).map(([on, party]) =>
  createCommand(`search ${on} for ${party}`, always, async (model, app) => {
    await expectSameAvailability(model, app, on, party);
    return [];
  }),
);

const request = seatRequest.map((asked) =>
  createCommand(`request ${JSON.stringify(asked)}`, always, async (model, app) => {
    const seat = seatOf(model, asked);
    const holdsSeat = mayHoldSeat(model, seat);
    const answer = await app
      .newGuest()
      .post<{ id: string } & Refused>(
        '/api/reservations',
        { ...buildGuest(++app.asked), notes: null, ...toRequestBody(seat, app.timeSlotId) },
        { 'idempotency-key': newIdempotencyKey() },
      );
    expectRefusal(answer, expectedRequestRefusal(model, seat));
    if (answer.status === 201)
      model.parties.push({ ...seat, id: answer.body.id, status: 'pending', holdsSeat });
    return [seat.day];
  }),
);

const decide = (
  status: 'confirmed' | 'cancelled',
  refusalOf: (model: BookingModel, party: ModelReservation) => string | null,
) =>
  place.map((number) =>
    createCommand(`${status} #${number}`, hasReservations, async (model, { staff }) => {
      const party = pickReservation(model, number);
      const refusal = refusalOf(model, party);
      expectRefusal(await staff.put(`/api/reservations/${party.id}`, { status }), refusal);
      if (refusal === null)
        Object.assign(party, { status, holdsSeat: status === 'confirmed' || party.holdsSeat });
      return [party.day];
    }),
  );

const move = fc.tuple(place, seatRequest).map(([number, asked]) =>
  createCommand(
    `move #${number} to ${JSON.stringify(asked)}`,
    hasReservations,
    async (model, { staff, timeSlotId }) => {
      const [party, seat] = [pickReservation(model, number), seatOf(model, asked)];
      const refusal = expectedMoveRefusal(model, party, seat);
      expectRefusal(
        await staff.post(`/api/reservations/${party.id}/move`, toRequestBody(seat, timeSlotId)),
        refusal,
      );
      const from = party.day;
      if (refusal === null) Object.assign(party, seat);
      return [from, seat.day];
    },
  ),
);

const close = day.map((on) =>
  createCommand(`close ${on}`, always, async (model, { staff }) => {
    const answer = await staff.post<{ id: string } & Refused>('/api/closures', {
      service: 'all',
      date: on,
      note: null,
      active: true,
    });
    expectRefusal(answer, model.closures.has(on) ? 'closure_exists' : null);
    if (answer.status === 201) model.closures.set(on, answer.body.id);
    return [on];
  }),
);

const reopen = day.map((on) =>
  createCommand(
    `reopen ${on}`,
    ({ closures }) => closures.has(on),
    async (model, { staff }) => {
      expectRefusal(await staff.delete(`/api/closures/${model.closures.get(on)!}`), null);
      model.closures.delete(on);
      return [on];
    },
  ),
);

const retire = fc
  .tuple(fc.nat({ max: 2 }), fc.constantFrom(false, false, true))
  .map(([number, isActive]) =>
    createCommand(
      `table ${number} ${isActive ? 'on' : 'off'}`,
      always,
      async (model, { staff }) => {
        const id = pickTable(model, number)!;
        const its = model.tables.get(id)!;
        expectRefusal(
          await staff.put(`/api/tables/${id}`, { isActive }),
          its.gone === 'no' ? null : 'table_unknown',
        );
        if (its.gone === 'no') its.isActive = isActive;
        return DAYS;
      },
    ),
  );

const remove = fc.nat({ max: 2 }).map((number) =>
  createCommand(`delete table ${number}`, always, async (model, { staff }) => {
    const id = pickTable(model, number)!;
    const its = model.tables.get(id)!;
    const fate = expectedDeletionOutcome(model, id);
    const answer = await staff.delete<{ retired?: boolean } & Refused>(`/api/tables/${id}`);
    expectRefusal(
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

export const createCommandSequences = (longest: number) =>
  fc.commands(
    [
      request,
      request,
      request,
      decide('confirmed', expectedAcceptanceRefusal),
      decide('confirmed', expectedAcceptanceRefusal),
      decide('cancelled', (_, party) => expectedRejectionRefusal(party)),
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
