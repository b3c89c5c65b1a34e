import { TOKENS } from '#src/composition/tokens.ts';
import type { TurnLimitView } from '#src/contracts/booking/turn-limits.ts';
import type { QuoteDetail } from '#src/contracts/event-pipeline-operations.ts';
import type { QuoteReceipt } from '#src/contracts/private-events.ts';
import { buildQuoteRequest, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import {
  BOOKING_DATE,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const desk = setupBookingApp();
const { app, ask, enter, guest, sql, staff, slotId } = desk;

const PATH = '/api/event-quotes';
const NOTHING = { covers: null, floor: null, timeSlotIds: [], closesService: false };
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
const hold = (id: string, over: object = {}) =>
  staff().put<Answer>(`${PATH}/${id}/hold`, { ...NOTHING, covers: 70, ...over });
const setOption = (id: string, optionDate: string) =>
  staff().put<Answer>(`${PATH}/${id}/option`, { optionDate });
const decide = (id: string, status: string) => staff().patch<Answer>(`${PATH}/${id}`, { status });
const lose = (id: string) => staff().post(`${PATH}/${id}/loss`, { reason: 'date' });
const limits = async () =>
  (await staff().get<TurnLimitView[]>(`/api/turn-limits?date=${BOOKING_DATE}`)).body;
/** Whether a guest still gets a table for six at the turn. */
const isFree = async (turn = 'cena_primo') => {
  const answer = await ask({ timeSlotId: slotId(turn), numberOfPeople: 6 });
  if (answer.status === 201)
    await staff().put(`/api/reservations/${answer.body.id}`, { status: 'cancelled' });
  return answer.status === 201;
};
const optionedQuote = async (over: object = {}): Promise<string> => {
  const id = await requestQuote();
  await propose(id, OPTION);
  expect((await hold(id, over)).status).toBe(200);
  return id;
};

describe('an option', () => {
  it('holds the covers of all turns of the meal, and of no other meal, until it ends', async () => {
    const id = await optionedQuote();
    expect(await limits()).toMatchObject([
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
    expect(await limits()).toEqual([]);
    expect(await isFree()).toBe(true);
  });

  it('holds nothing until staff choose what it takes, and chosen turns only', async () => {
    const id = await requestQuote();
    await propose(id, OPTION);
    expect(await limits()).toEqual([]);
    await hold(id, { timeSlotIds: [slotId('cena_primo')] });
    expect([await isFree(), await isFree('cena_terzo')]).toEqual([false, true]);
    await hold(id, NOTHING);
    expect([await limits(), await isFree()]).toEqual([[], true]);
  });

  it('holds a room, and the whole service', async () => {
    const id = await optionedQuote({ covers: null, floor: 1 });
    expect((await limits()).map(({ kind, floor }) => [kind, floor])).toEqual([['room_closed', 1]]);
    await hold(id, { ...NOTHING, closesService: true });
    expect((await limits()).map(({ kind }) => kind)).toEqual(['full']);
    expect(await isFree()).toBe(false);
  });

  it('holds longer after it is extended, and not without an option in the newest proposal', async () => {
    const id = await optionedQuote();
    await setOption(id, '2027-03-12');
    app().clock.set('2027-03-11T20:01');
    expect(await isFree()).toBe(false);
    await propose(id);
    expect([await limits(), await isFree()]).toEqual([[], true]);
  });
});

describe('a confirmation', () => {
  it('keeps what the option holds, without an end, until the quote is lost', async () => {
    const id = await optionedQuote();
    await decide(id, 'approved');
    app().clock.set('2027-03-12T10:00');
    expect(await limits()).toMatchObject([{ kind: 'held', until: null }]);
    expect(await isFree()).toBe(false);
    await lose(id);
    expect([await limits(), await isFree()]).toEqual([[], true]);
  });

  it('is freed by Rifiuta', async () => {
    const id = await optionedQuote();
    await decide(id, 'rejected');
    expect([await limits(), await isFree()]).toEqual([[], true]);
  });

  it('passes the checks of the log, and a rebuild changes no limit', async () => {
    const id = await optionedQuote();
    await decide(id, 'approved');
    const before = await limits();
    await app().container.get(TOKENS.rebuild)();
    expect(await limits()).toEqual(before);
    expect((await app().container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });
});

describe('accepted reservations', () => {
  it('tell the numbers, and staff go on only with a confirmation', async () => {
    await enter({ numberOfPeople: 8 });
    const id = await requestQuote();
    await propose(id, OPTION);
    const refused = await hold(id);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'hold_conflict', details: { conflicts: [{ booked: 8, left: 5 }] } },
    });
    expect(refused.body.message).toMatch(/8 coperti.*5\b/);
    expect([await limits(), await sql(`select 1 from event where type = 'HoldChosen'`)]).toEqual([
      [],
      [],
    ]);
    expect((await hold(id, { despiteConflicts: true })).status).toBe(200);
    expect(await limits()).toMatchObject([{ kind: 'held', covers: 70 }]);
    expect((await decide(id, 'approved')).status).toBe(200);
  });

  it('that came after the option had ended stop an approval, which changes nothing', async () => {
    const id = await optionedQuote();
    app().clock.set('2027-03-11T20:01');
    await enter({ numberOfPeople: 8 });
    expect(await decide(id, 'approved')).toMatchObject({
      status: 409,
      body: { code: 'hold_conflict' },
    });
    expect((await staff().get<QuoteDetail>(`${PATH}/${id}`)).body.status).toBe('pending');
    await hold(id, { despiteConflicts: true });
    expect((await decide(id, 'approved')).status).toBe(200);
  });

  it('that come at the same time either count or are refused', async () => {
    const id = await requestQuote();
    await propose(id, OPTION);
    const answers = await Promise.all([
      hold(id),
      ...[1, 2, 3, 4].map(() => enter({ numberOfPeople: 4 })),
      hold(id),
    ]);
    expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
    const [booked] = await sql(
      `select coalesce(sum(number_of_people), 0)::int covers from reservations where status = 'confirmed'`,
    );
    const held = (await limits()).length > 0 ? 70 : 0;
    expect(Number(booked!['covers']) + held).toBeLessThanOrEqual(75);
  });

  it.each([
    ['a closed service', { covers: null, closesService: true }],
    ['a room with a table of theirs', { covers: null, floor: 0 }],
  ])('conflict with %s', async (_, over) => {
    const [table] = await sql(
      'select id::text from tables where floor = 0 and capacity >= 4 limit 1',
    );
    await enter({ numberOfPeople: 4, tableId: String(table!['id']) });
    const id = await requestQuote();
    await propose(id, OPTION);
    expect((await hold(id, over)).body.code).toBe('hold_conflict');
  });
});
