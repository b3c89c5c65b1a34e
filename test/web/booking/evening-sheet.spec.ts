import {
  buildEveningSheet,
  type SheetOrder,
} from '#web/features/booking/sheet/buildEveningSheet.ts';
import { buildReservationView } from '#test/support/builders/reservation-view.ts';

const party = (customerName: string, over: object) =>
  buildReservationView({
    id: customerName,
    customerName,
    status: 'confirmed',
    numberOfPeople: 2,
    timeSlotData: { startTime: '19:00', endTime: '20:50', description: null },
    ...over,
  });
const gluten = { allergies: { codes: ['gluten'], note: null } };
const evening = [
  party('Verdi', { arrivalTime: '19:15', tableName: 'Sala 10', ...gluten }),
  party('Bianchi', { arrivalTime: '20:30', tableName: 'Sala 2', ...gluten }),
  party('Neri', { arrivalTime: '19:15', tableName: 'Sala 10' }),
  party('Alba', { tableName: null }),
  party('Zanca', {
    tableName: 'Sala 2',
    timeSlotData: { startTime: '20:50', endTime: '21:30', description: 'Secondo turno' },
  }),
  party('Rossi', { status: 'cancelled', outcome: 'rejected', ...gluten }),
];
const listSections = (order?: SheetOrder) =>
  buildEveningSheet(evening, 'all', order).sections.map(({ caption, people, list }) => [
    caption,
    people,
    list.map(({ customerName }) => customerName),
  ]);

describe('the evening sheet', () => {
  it('lists each turn by arrival, then by name', () => {
    expect(listSections()).toEqual([
      ['19:00 - 20:50', 8, ['Alba', 'Neri', 'Verdi', 'Bianchi']],
      ['20:50 - 21:30 · Secondo turno', 2, ['Zanca']],
    ]);
  });

  it('lists parties by table and time, after the parties without a table', () => {
    expect(listSections('table')).toEqual([
      ['Senza tavolo', 2, ['Alba']],
      ['Per tavolo', 8, ['Bianchi', 'Zanca', 'Neri', 'Verdi']],
    ]);
  });

  it('lists all parties of the day by name', () => {
    expect(listSections('name')).toEqual([
      ['Per nome', 10, ['Alba', 'Bianchi', 'Neri', 'Verdi', 'Zanca']],
    ]);
    expect(buildEveningSheet([], 'all', 'name').sections).toEqual([]);
  });

  it('counts allergies for the kitchen, without cancelled parties', () => {
    expect(buildEveningSheet(evening, 'all').allergies).toEqual([{ word: 'glutine', parties: 2 }]);
  });
});
