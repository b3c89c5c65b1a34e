import { TOKENS } from '#src/composition/tokens.ts';
import type { TurnLimitView } from '#src/contracts/booking/turn-limits.ts';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { buildQuoteRequest, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import {
  BOOKING_DATE,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const desk = setupBookingApp();
const { app, ask, enter, guest, sql, staff, slotId } = desk;

const PATH = '/api/event-quotes';
const EMPTY_HOLD = { covers: null, floor: null, timeSlotIds: [], closesService: false };
const OPTION = { optionDate: '2027-03-11', optionTime: '20:00' };

type Answer = QuoteDetail & RefusalBody;

const requestQuote = async (): Promise<string> =>
  (
    await guest().post<QuoteReceipt>(
      PATH,
      buildQuoteRequest({ eventDate: BOOKING_DATE, mealType: 'cena', numberOfPeople: 70 }),
      { 'idempotency-key': newIdempotencyKey() },
    )
  ).body.id;
const propose = (id: string, over: object = {}) =>
  staff().post<Answer>(`${PATH}/${id}/proposals`, { price: '€ 46,00', text: 'Cassata', ...over });
const chooseHold = (id: string, over: object = {}) =>
  staff().put<Answer>(`${PATH}/${id}/hold`, { ...EMPTY_HOLD, covers: 70, ...over });
const setOption = (id: string, optionDate: string) =>
  staff().put<Answer>(`${PATH}/${id}/option`, { optionDate });
const decide = (id: string, status: string) => staff().patch<Answer>(`${PATH}/${id}`, { status });
const markAsLost = (id: string) => staff().post(`${PATH}/${id}/loss`, { reason: 'date' });
const readLimits = async () =>
  (await staff().get<TurnLimitView[]>(`/api/turn-limits?date=${BOOKING_DATE}`)).body;
/** Whether a guest still gets a table for six at the turn. */
const isFree = async (turn = 'cena_primo') => {
  const answer = await ask({ timeSlotId: slotId(turn), numberOfPeople: 6 });
  if (answer.status === 201)
    await staff().put(`/api/reservations/${answer.body.id}`, { status: 'cancelled' });
  return answer.status === 201;
};
const createQuoteWithOption = async (over: object = {}): Promise<string> => {
  const id = await requestQuote();
  await propose(id, OPTION);
  expect((await chooseHold(id, over)).status).toBe(200);
  return id;
};

describe('an option', () => {
  it('holds the covers of all turns of the meal, and of no other meal, until it ends', async () => {
    const id = await createQuoteWithOption();
    expect(await readLimits()).toMatchObject([
      {
        kind: 'held',
        covers: 70,
        mealType: 'cena',
        quoteId: id,
        until: '2027-03-11T19:00:00.000Z',
      },
    ]);
    expect([await isFree(), await isFree('cena_terzo'), await isFree('pranzo_primo')]).toEqual([
      false,
      false,
      true,
    ]);
    app().clock.set('2027-03-11T20:01');
    expect(await readLimits()).toEqual([]);
    expect(await isFree()).toBe(true);
  });

  it('holds nothing before staff choose a hold, and then the chosen turns only', async () => {
    const id = await requestQuote();
    await propose(id, OPTION);
    expect(await readLimits()).toEqual([]);
    await chooseHold(id, { timeSlotIds: [slotId('cena_primo')] });
    expect([await isFree(), await isFree('cena_terzo')]).toEqual([false, true]);
    await chooseHold(id, EMPTY_HOLD);
    expect([await readLimits(), await isFree()]).toEqual([[], true]);
  });

  it('holds a room or the whole service', async () => {
    const id = await createQuoteWithOption({ covers: null, floor: 1 });
    expect((await readLimits()).map(({ kind, floor }) => [kind, floor])).toEqual([
      ['room_closed', 1],
    ]);
    await chooseHold(id, { ...EMPTY_HOLD, closesService: true });
    expect((await readLimits()).map(({ kind }) => kind)).toEqual(['full']);
    expect(await isFree()).toBe(false);
  });

  it('holds longer after an extension, and nothing after a proposal without an option', async () => {
    const id = await createQuoteWithOption();
    await setOption(id, '2027-03-12');
    app().clock.set('2027-03-11T20:01');
    expect(await isFree()).toBe(false);
    await propose(id);
    expect([await readLimits(), await isFree()]).toEqual([[], true]);
  });
});

describe('the hold after a decision', () => {
  it('lasts after a confirmation until the quote is lost', async () => {
    const id = await createQuoteWithOption();
    await decide(id, 'approved');
    app().clock.set('2027-03-12T10:00');
    expect(await readLimits()).toMatchObject([{ kind: 'held', until: null }]);
    expect(await isFree()).toBe(false);
    await markAsLost(id);
    expect([await readLimits(), await isFree()]).toEqual([[], true]);
  });

  it('ends after a rejection', async () => {
    const id = await createQuoteWithOption();
    await decide(id, 'rejected');
    expect([await readLimits(), await isFree()]).toEqual([[], true]);
  });

  it('is the same after a rebuild, and passes the replay check', async () => {
    const id = await createQuoteWithOption();
    await decide(id, 'approved');
    const before = await readLimits();
    await app().container.get(TOKENS.rebuild)();
    expect(await readLimits()).toEqual(before);
    expect((await app().container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });
});

describe('accepted reservations', () => {
  it('conflict with a hold, which shows their covers, until staff confirm the hold', async () => {
    await enter({ numberOfPeople: 8 });
    const id = await requestQuote();
    await propose(id, OPTION);
    const refused = await chooseHold(id);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'hold_conflict', details: { conflicts: [{ booked: 8, left: 5 }] } },
    });
    expect(refused.body.message).toMatch(/8 coperti.*5\b/);
    expect([
      await readLimits(),
      await sql(`select 1 from event where type = 'HoldChosen'`),
    ]).toEqual([[], []]);
    expect((await chooseHold(id, { despiteConflicts: true })).status).toBe(200);
    expect(await readLimits()).toMatchObject([{ kind: 'held', covers: 70 }]);
    expect((await decide(id, 'approved')).status).toBe(200);
  });

  it('block an approval when they were made after the end of the option', async () => {
    const id = await createQuoteWithOption();
    app().clock.set('2027-03-11T20:01');
    await enter({ numberOfPeople: 8 });
    expect(await decide(id, 'approved')).toMatchObject({
      status: 409,
      body: { code: 'hold_conflict' },
    });
    expect((await staff().get<QuoteDetail>(`${PATH}/${id}`)).body.status).toBe('pending');
    await chooseHold(id, { despiteConflicts: true });
    expect((await decide(id, 'approved')).status).toBe(200);
  });

  it('never exceed the covers of a turn together with a concurrent hold', async () => {
    const id = await requestQuote();
    await propose(id, OPTION);
    const answers = await Promise.all([
      chooseHold(id),
      ...[1, 2, 3, 4].map(() => enter({ numberOfPeople: 4 })),
      chooseHold(id),
    ]);
    expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
    const [booked] = await sql(
      `select coalesce(sum(number_of_people), 0)::int covers from reservations where status = 'confirmed'`,
    );
    const held = (await readLimits()).length > 0 ? 70 : 0;
    expect(Number(booked!['covers']) + held).toBeLessThanOrEqual(75);
  });

  it.each([
    ['a closed service', { covers: null, closesService: true }],
    ['a room in which they have a table', { covers: null, floor: 0 }],
  ])('conflict with %s', async (_, over) => {
    const [table] = await sql(
      'select id::text from tables where floor = 0 and capacity >= 4 limit 1',
    );
    await enter({ numberOfPeople: 4, tableId: String(table!['id']) });
    const id = await requestQuote();
    await propose(id, OPTION);
    expect((await chooseHold(id, over)).body.code).toBe('hold_conflict');
  });
});
