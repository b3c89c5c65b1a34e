import {
  buildDeskReservation,
  EVENING,
  setupReservationDesk,
} from '#test/support/screens/reservation-desk.ts';

const { screen, follow, card, openDesk } = setupReservationDesk();

it('are on the card of a reservation and on the evening sheet', async () => {
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
