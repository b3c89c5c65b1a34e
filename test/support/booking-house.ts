import type {
  Availability,
  ReservationReceipt,
  ReservationView,
  SlotStatistics,
} from '#src/contracts/booking.ts';
import type { TimeSlotView } from '#src/contracts/floor.ts';
import { t } from '#src/composition-root.ts';
import { emptyBooks, eventTypes } from './books.ts';
import { deskEntryOf, newKey, reservationOf } from './examples.ts';
import type { Answer, Client } from './http-client.ts';
import { startApp, type RunningApp } from './running-app.ts';

export type Refusal = {
  code: string;
  message: string;
  fields?: Record<string, string>;
  details?: { availability?: Availability } & Record<string, unknown>;
};

/** A Saturday three days after the clock of every test. */
export const DATE = '2027-03-13';
export const SEARCH = `date=${DATE}&numberOfPeople=2&mealType=cena&timeSlot=cena_primo`;

const startAfresh = async ({ container, clock }: RunningApp) => {
  const sql = container.get(t.sql);
  await emptyBooks(sql);
  await sql('update time_slots set is_active = true');
  await sql('update tables set is_active = true');
  clock.set('2027-03-10T10:00');
};

/** The house of a booking test: one running app, an empty book and a new guest before each test. */
export const bookingHouse = () => {
  let house: RunningApp;
  let guest: Client;
  let staff: Client;
  let slots: TimeSlotView[];
  beforeAll(async () => {
    house = await startApp();
    staff = await house.staff();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    await startAfresh(house);
    guest = house.guest();
    slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  });

  const slotId = (key: string) => slots.find(({ turnKey }) => turnKey === key)!.id;
  const turn = () => ({ reservationDate: DATE, timeSlotId: slotId('cena_primo') });
  const availability = async (query = SEARCH) =>
    (await guest.get<Availability>(`/api/availability?${query}`)).body;
  const bestTable = async () => (await availability()).availableSlots[0]!.tableId;
  const ask = (
    over: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<ReservationReceipt & Refusal>> =>
    guest.post('/api/reservations', reservationOf(turn(), over), {
      'idempotency-key': newKey(),
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
      house.container.get(t.sql)(query, values),
    list: async () => (await staff.get<ReservationView[]>('/api/reservations')).body,
    decide: (id: string, status: string): Promise<Answer<ReservationView & Refusal>> =>
      staff.put(`/api/reservations/${id}`, { status }),
    /** What staff do with a reservation by pressing one button. */
    press: (
      id: string,
      word: string,
      body?: object,
      headers: Record<string, string> = {},
    ): Promise<Answer<ReservationView & Refusal>> =>
      staff.post(`/api/reservations/${id}/${word}`, body, headers),
    enter: (
      over: object = {},
      headers: Record<string, string> = {},
    ): Promise<Answer<ReservationView & Refusal>> =>
      staff.post(
        '/api/reservations/desk',
        { ...deskEntryOf(turn()), ...over },
        { 'idempotency-key': newKey(), ...headers },
      ),
    statistics: async () =>
      (await staff.get<SlotStatistics[]>(`/api/reservations/stats?date=${DATE}`)).body.find(
        ({ turnKey }) => turnKey === 'cena_primo',
      )!,
    log: () => eventTypes(house.container.get(t.sql)),
    requested: async (over: object = {}) =>
      (await ask({ tableId: await bestTable(), ...over })).body.id,
  };
};
