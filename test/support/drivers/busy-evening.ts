import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import type { ReservationReceipt, ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { newIdempotencyKey } from '../builders/request-builders.ts';
import type { HttpClient, HttpResponse } from './http-client.ts';

// prettier-ignore
const SURNAMES = [
  'Amato', 'Barone', 'Caruso', 'Di Dio', 'Ferrara', 'Greco', 'Leonardi', 'Lombardo', 'Martin', 'Nicolosi',
  'Orlando', 'Puglisi', 'Quattrocchi', 'Rizzo', 'Sanfilippo', 'Trovato', 'Urso', 'Vinci', 'Weber', 'Zappalà',
];
const FIRST_NAMES = ['Anna', 'Biagio', 'Chiara', 'Daniela', 'Elda', 'Giuseppe', 'Pietro'];

const nameGuest = (number: number): string =>
  `${SURNAMES[number % SURNAMES.length]} ${FIRST_NAMES[number % FIRST_NAMES.length]}`;

const assertCreated = <Body>({ status, text, body }: HttpResponse<Body>): Body => {
  if (status !== 201) throw new Error(`The booking answered ${status}: ${text}`);
  return body;
};

type Evening = {
  readonly staff: HttpClient;
  readonly guest: () => HttpClient;
  readonly date: string;
};

const load = async ({ staff }: Evening) => {
  const slots = (await staff.get<TimeSlotView[]>('/api/time-slots')).body;
  const tables = (await staff.get<TableView[]>('/api/tables')).body;
  return { tables, turns: slots.filter(({ startTime }) => startTime >= '17:00') };
};

/** Returns the size of the party at a table: one less than the table seats. */
const partySize = ({ capacity }: TableView): number => (capacity > 2 ? capacity - 1 : capacity);

/** Number of tables with a party in each turn. Two more parties per turn have no table yet. */
const TABLES_PER_TURN = 18;
const PARTIES_WITHOUT_TABLE = [4, 3];

/** Enters sixty reservations by telephone: twenty in each of the three turns of the dinner. */
export const fillEvening = async (evening: Evening): Promise<ReservationView[]> => {
  const { tables, turns } = await load(evening);
  const entered: ReservationView[] = [];
  const enter = async (turn: TimeSlotView, tableId: string | null, numberOfPeople: number) => {
    const times = listArrivalTimes(turn);
    const { length } = entered;
    const answer = await evening.staff.post<ReservationView>(
      '/api/reservations/desk',
      {
        origin: 'phone',
        customerName: nameGuest(length),
        customerPhone: `333 700 ${1_000 + length}`,
        reservationDate: evening.date,
        timeSlotId: turn.id,
        tableId,
        numberOfPeople,
        arrivalTime: times[length % times.length],
        notes: length % 7 === 0 ? 'Seggiolone, grazie' : '',
      },
      { 'idempotency-key': newIdempotencyKey() },
    );
    entered.push(assertCreated(answer));
  };
  for (const turn of turns) {
    for (const table of tables.slice(0, TABLES_PER_TURN))
      await enter(turn, table.id, partySize(table));
    for (const people of PARTIES_WITHOUT_TABLE) await enter(turn, null, people);
  }
  return entered;
};

/** Each guest has another telephone number, because a bulk acceptance leaves out repeated ones. */
let telephones = 1_000;

/** Requests tables, each as a new guest with a separate browser. */
export const askForTables = async (
  evening: Evening,
  requests: readonly {
    readonly numberOfPeople: number;
    readonly turnKey: string;
    readonly date?: string;
    readonly over?: object;
  }[],
): Promise<ReservationReceipt[]> => {
  const { turns } = await load(evening);
  const receipts: ReservationReceipt[] = [];
  for (const { numberOfPeople, turnKey, date = evening.date, over } of requests) {
    const answer = await evening.guest().post<ReservationReceipt>('/api/reservations', {
      customerName: `Richiesta ${nameGuest(receipts.length + 3)}`,
      customerPhone: `333 800 ${(telephones += 1)}`,
      tableId: null,
      numberOfPeople,
      reservationDate: date,
      timeSlotId: turns.find((turn) => turn.turnKey === turnKey)!.id,
      ...over,
    });
    receipts.push(assertCreated(answer));
  }
  return receipts;
};
