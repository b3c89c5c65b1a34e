import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { CSV_HEADER, toCsvRow } from '#src/contexts/booking/http/reservation-csv.ts';
import { formatCsv } from '#src/platform/http/responses/csv.ts';
import { parseCsv } from '#test/support/assertions/csv-parser.ts';

const TEXTS = ['a\n=1+1', 'a\r=1+1', 'a\r\n=1+1', '=1+1', '\n=1+1', '+1', '@x'] as const;

const createViewWithText = (text: string): ReservationView => ({
  id: text,
  reference: text,
  customerName: text,
  customerPhone: text,
  customerEmail: text,
  reservationDate: '2027-03-13',
  timeSlotId: text,
  timeSlotData: { startTime: text, endTime: text, description: text },
  arrivalTime: text,
  tableId: text,
  joinedTableIds: [],
  tablePinned: false,
  tableName: text,
  numberOfPeople: 2,
  specialRequests: text,
  occasion: 'birthday',
  seatWishes: ['high_chair', 'with_dog'],
  allergies: { codes: [], note: text },
  adminNotes: text,
  status: 'confirmed',
  outcome: null,
  version: 1,
  origin: 'online',
  toCall: false,
  contact: null,
  contactChannel: null,
  language: 'it',
  link: text,
  duplicateId: null,
  perhapsSameGuest: null,
  changeRequest: null,
  arrivedAt: null,
  seatedAt: null,
  clearedAt: null,
  cancelReason: null,
  tableShared: false,
  holdsSeat: true,
  lastAction: null,
  createdAt: text,
  updatedAt: text,
});

describe('the CSV export of reservations', () => {
  it.each(TEXTS)('has one row per reservation and no formula when every text is %j', (text) => {
    const rows = parseCsv(
      formatCsv(
        CSV_HEADER,
        [createViewWithText(text), createViewWithText(text)].map((row) => toCsvRow(row, String)),
      ),
    );
    expect(rows.map(({ length }) => length)).toEqual([
      CSV_HEADER.length,
      CSV_HEADER.length,
      CSV_HEADER.length,
    ]);
    expect(rows.flat().filter((cell) => /^\s*[=+@-]/.test(cell))).toEqual([]);
    expect(rows[1]!.filter((cell) => cell.endsWith(text)).length).toBeGreaterThanOrEqual(8);
  });
});
