import type { TurnLimitView } from '#src/contracts/booking/turn-limits.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { buildQuoteRequest, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import {
  BOOKING_DATE,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const desk = setupBookingApp();
const { app, availability, enter, guest, log, slotId, staff } = desk;

const PATH = '/api/event-quotes';
const WHOLE_DINNER = { covers: 70, floor: null, timeSlotIds: [], closesService: false };
const DINNER_AND_ROOMS = { ...WHOLE_DINNER, floors: [0, 1] };

type Answer = QuoteDetail & RefusalBody;

const requestWedding = async (): Promise<string> =>
  (
    await guest().post<QuoteReceipt>(
      PATH,
      buildQuoteRequest({ eventDate: BOOKING_DATE, mealType: 'cena', numberOfPeople: 70 }),
      { 'idempotency-key': newIdempotencyKey() },
    )
  ).body.id;
const approve = (id: string, over: object = {}) =>
  staff().patch<Answer>(`${PATH}/${id}`, { status: 'approved', ...over });
const undo = (id: string) => staff().post<Answer>(`${PATH}/${id}/undo-approval`);
const read = async (id: string) => (await staff().get<QuoteDetail>(`${PATH}/${id}`)).body;
const readLimits = async () =>
  (await staff().get<TurnLimitView[]>(`/api/turn-limits?date=${BOOKING_DATE}`)).body;
/** What the site shows for a dinner: covers left, and the rooms that still have tables. */
const readSite = async () => {
  const { availableSlots, capacityInfo } = await availability();
  const floors = new Set(availableSlots.map(({ floor }) => floor));
  return { left: capacityInfo.availableCovers, floors: [...floors].toSorted() };
};

describe('the approval of a wedding of 70', () => {
  it('takes the answered covers and rooms from the site, and an undo gives them back', async () => {
    const before = await readSite();
    expect(before).toMatchObject({ left: 75, floors: [0, 1] });
    const id = await requestWedding();
    const approved = await approve(id, { holds: DINNER_AND_ROOMS });
    expect(approved).toMatchObject({
      status: 200,
      body: { status: 'approved', hold: { covers: 70, floor: 0, floors: [0, 1] } },
    });
    const limits = (await readLimits()).map(({ kind, covers, floor }) => [kind, covers ?? floor]);
    expect(limits.toSorted()).toEqual([
      ['held', 70],
      ['room_closed', 0],
      ['room_closed', 1],
    ]);
    expect(await readSite()).toEqual({ left: 5, floors: [] });
    expect((await desk.ask({ numberOfPeople: 2 })).status).toBe(409);
    expect(await undo(id)).toMatchObject({
      status: 200,
      body: { status: 'pending', stage: 'asked', hold: null },
    });
    expect([await readLimits(), await readSite()]).toEqual([[], before]);
    expect((await desk.ask({ numberOfPeople: 2 })).status).toBe(201);
  });

  it('takes its covers in all turns of the meal when it is sent with a status only', async () => {
    const id = await requestWedding();
    expect(await approve(id)).toMatchObject({
      status: 200,
      body: { status: 'approved', hold: { ...WHOLE_DINNER, floors: [] } },
    });
    expect(await readLimits()).toMatchObject([
      { kind: 'held', covers: 70, mealType: 'cena', quoteId: id, until: null },
    ]);
    expect((await readSite()).left).toBe(5);
  });

  it('takes the hold that staff chose before, when it is sent with a status only', async () => {
    const id = await requestWedding();
    const hold = { ...WHOLE_DINNER, covers: null, floor: 1 };
    await staff().put(`${PATH}/${id}/hold`, hold);
    expect((await approve(id)).body.hold).toEqual({ ...hold, floors: [1] });
    expect((await undo(id)).body.hold).toEqual({ ...hold, floors: [1] });
  });

  it('takes nothing only if staff answer that it takes no seats', async () => {
    const id = await requestWedding();
    expect((await approve(id, { holds: null })).body).toMatchObject({
      status: 'approved',
      hold: null,
    });
    expect(await readLimits()).toEqual([]);
    const board = await staff().get<{ cards: object[] }>(`${PATH}/board`);
    expect(board.body.cards).toMatchObject([{ id, stage: 'confirmed', holdsSeats: false }]);
  });

  it.each([
    ['its covers', undefined],
    ['its rooms', { ...DINNER_AND_ROOMS, covers: null }],
  ])('returns 409 and changes nothing when reservations need %s', async (_, holds) => {
    expect((await enter({ numberOfPeople: 8 })).status).toBe(201);
    const id = await requestWedding();
    const before = await log();
    expect(await approve(id, { holds })).toMatchObject({
      status: 409,
      body: { code: 'hold_conflict', details: { conflicts: [{ booked: 8 }] } },
    });
    expect([await log(), await readLimits(), (await read(id)).status]).toEqual([
      before,
      [],
      'pending',
    ]);
    const despite = { ...DINNER_AND_ROOMS, despiteConflicts: true };
    expect((await approve(id, { holds: despite })).status).toBe(200);
  });

  it('rejects an unknown turn and an answer without an approval, and changes nothing', async () => {
    const id = await requestWedding();
    const before = await log();
    const unknown = { ...WHOLE_DINNER, timeSlotIds: [id] };
    expect((await approve(id, { holds: unknown })).body.code).toBe('slot_unknown');
    for (const change of [{ status: 'rejected' }, { status: undefined }])
      expect(await approve(id, { holds: WHOLE_DINNER, ...change })).toMatchObject({
        status: 400,
        body: { fields: { holds: expect.any(String) } },
      });
    expect(await approve(id, { holds: { ...WHOLE_DINNER, floors: [3] } })).toMatchObject({
      status: 400,
    });
    expect([await log(), await readLimits()]).toEqual([before, []]);
  });

  it('is undone once, and not after the day of the wedding', async () => {
    const id = await requestWedding();
    expect((await undo(id)).body.code).toBe('quote_not_approved');
    await approve(id, { holds: { ...WHOLE_DINNER, timeSlotIds: [slotId('cena_primo')] } });
    expect((await undo(id)).status).toBe(200);
    expect((await undo(id)).body.code).toBe('quote_not_approved');
    await approve(id);
    app().clock.set('2027-03-14T10:00');
    expect((await undo(id)).body.code).toBe('event_past');
  });

  it('is the same after a rebuild, and passes the replay check', async () => {
    const ids = [await requestWedding(), await requestWedding()];
    await approve(ids[0]!, { holds: DINNER_AND_ROOMS });
    await undo(ids[0]!);
    await approve(ids[1]!, { holds: DINNER_AND_ROOMS });
    const before = [await read(ids[0]!), await read(ids[1]!), await readLimits()];
    await app().container.get(TOKENS.rebuild)();
    expect([await read(ids[0]!), await read(ids[1]!), await readLimits()]).toEqual(before);
    expect((await app().container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });
});
