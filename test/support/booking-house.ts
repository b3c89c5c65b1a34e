import type {
  Availability,
  ReservationReceipt,
  ReservationView,
  SlotStatistics,
} from '#src/contracts/booking.ts';
import type { TimeSlotView } from '#src/contracts/floor.ts';
import { TOKENS } from '#src/composition-root.ts';
import { clearBusinessData, listEventTypes } from './books.ts';
import { buildDeskEntry, newIdempotencyKey, buildReservationRequest } from './examples.ts';
import type { HttpResponse, HttpClient } from './http-client.ts';
import { startApp, type RunningApp } from './running-app.ts';

export type RefusalBody = {
  code: string;
  message: string;
  fields?: Record<string, string>;
  details?: { availability?: Availability } & Record<string, unknown>;
};

/** A Saturday three days after the clock of every test. */
export const BOOKING_DATE = '2027-03-13';
export const SEARCH_QUERY = `date=${BOOKING_DATE}&numberOfPeople=2&mealType=cena&timeSlot=cena_primo`;

const resetApp = async ({ container, clock }: RunningApp) => {
  const sql = container.get(TOKENS.sql);
  await clearBusinessData(sql);
  await sql('update time_slots set is_active = true');
  await sql('update tables set is_active = true');
  clock.set('2027-03-10T10:00');
};

/** The house of a booking test: one running app, an empty book and a new guest before each test. */
export const setupBookingApp = () => {
  let house: RunningApp;
  let guest: HttpClient;
  let staff: HttpClient;
  let slots: TimeSlotView[];
  beforeAll(async () => {
    house = await startApp();
    staff = await house.staff();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    await resetApp(house);
    guest = house.guest();
    slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  });

  const slotId = (key: string) => slots.find(({ turnKey }) => turnKey === key)!.id;
  const turn = () => ({ reservationDate: BOOKING_DATE, timeSlotId: slotId('cena_primo') });
  const availability = async (query = SEARCH_QUERY) =>
    (await guest.get<Availability>(`/api/availability?${query}`)).body;
  const bestTable = async () => (await availability()).availableSlots[0]!.tableId;
  const ask = (
    over: object = {},
    headers: Record<string, string> = {},
  ): Promise<HttpResponse<ReservationReceipt & RefusalBody>> =>
    guest.post('/api/reservations', buildReservationRequest(turn(), over), {
      'idempotency-key': newIdempotencyKey(),
      ...headers,
    });
  return {
    app: () => house,
    guest: () => guest,
    staff: () => staff,
    slots: () => slots,
    slotId,
    turn,
    availability,
    bestTable,
    ask,
    sql: (query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
      house.container.get(TOKENS.sql)(query, values),
    list: async () => (await staff.get<ReservationView[]>('/api/reservations')).body,
    decide: (id: string, status: string): Promise<HttpResponse<ReservationView & RefusalBody>> =>
      staff.put(`/api/reservations/${id}`, { status }),
    /** What staff do with a reservation by pressing one button. */
    press: (
      id: string,
      word: string,
      body?: object,
      headers: Record<string, string> = {},
    ): Promise<HttpResponse<ReservationView & RefusalBody>> =>
      staff.post(`/api/reservations/${id}/${word}`, body, headers),
    enter: (
      over: object = {},
      headers: Record<string, string> = {},
    ): Promise<HttpResponse<ReservationView & RefusalBody>> =>
      staff.post(
        '/api/reservations/desk',
        { ...buildDeskEntry(turn()), ...over },
        { 'idempotency-key': newIdempotencyKey(), ...headers },
      ),
    statistics: async () =>
      (await staff.get<SlotStatistics[]>(`/api/reservations/stats?date=${BOOKING_DATE}`)).body.find(
        ({ turnKey }) => turnKey === 'cena_primo',
      )!,
    log: () => listEventTypes(house.container.get(TOKENS.sql)),
    requested: async (over: object = {}) =>
      (await ask({ tableId: await bestTable(), ...over })).body.id,
  };
};
