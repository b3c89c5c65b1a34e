import { waitFor } from '@testing-library/react';
import {
  buildDeskReservation,
  EVENING,
  setupReservationDesk,
} from '#test/support/screens/reservation-desk.ts';
import { exportReservations } from '#src/contracts/booking/reservation-desk-operations.ts';
import { catchSavedFiles } from '#test/support/screens/saved-files.ts';

const { screen, follow, card, openDesk, api, press, fillDialog } = setupReservationDesk();

it('shows arrival time, wishes and allergies on the card and on the evening sheet', async () => {
  await openDesk(
    `date=${EVENING}`,
    buildDeskReservation({
      arrivalTime: '19:15',
      occasion: 'birthday',
      seatWishes: ['high_chair'],
      allergies: { codes: ['milk'], note: null },
    }),
  );
  for (const words of ['Arrivo previsto 19:15', 'Compleanno, Seggiolone', 'Allergie: latte'])
    expect(await card()).toHaveTextContent(words);
  await follow('Foglio della sera');
  await screen.findByRole('heading', { name: 'Foglio della sera' });
  const row = await screen.findByRole('row', { name: /Ospite Di Prova/ });
  for (const words of ['19:15', 'Compleanno, Seggiolone', 'Allergie: latte'])
    expect(row).toHaveTextContent(words);
});

describe('the evening sheet', () => {
  it('shows the parties of the day, with tables, notes and totals', async () => {
    await openDesk(
      `date=${EVENING}`,
      buildDeskReservation({ customerName: 'Primo', specialRequests: 'Allergia alle noci' }),
      buildDeskReservation({
        customerName: 'Secondo',
        status: 'confirmed',
        numberOfPeople: 3,
        tableName: 'Sala 4',
      }),
    );
    await follow('Foglio della sera');
    await screen.findByRole('heading', { name: 'Foglio della sera' });
    await screen.findByText('Totale: 2 prenotazioni, 5 persone, di cui 1 in attesa');
    const row = (name: RegExp) => screen.getByRole('row', { name });
    expect(row(/Secondo/)).toHaveTextContent(/^19:00Sala 4/);
    for (const words of ['in attesa', 'Allergia alle noci', 'Da assegnare'])
      expect(row(/Primo/)).toHaveTextContent(words);
  });
});

describe('the export of reservations', () => {
  it('saves a range of dates as CSV, and reports an end before the start', async () => {
    const files = catchSavedFiles();
    api().answer(exportReservations, 'Data;Nome\n12/04/2027;Ospite Di Prova\n');
    await openDesk(`date=${EVENING}`);
    await press('Esporta CSV');
    await fillDialog('Al', '2027-04-11');
    await press('Scarica');
    await screen.findByText('La fine viene prima dell’inizio');
    expect(files).toEqual([]);
    await fillDialog('Al', EVENING);
    await press('Scarica');
    await screen.findByText('File scaricato');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(files[0]!.name).toBe(`prenotazioni-${EVENING}-${EVENING}.csv`);
    expect(await files[0]!.text).toContain('Ospite Di Prova');
    expect(api().calls(exportReservations)[0]!.query).toEqual({ from: EVENING, to: EVENING });
  });
});
