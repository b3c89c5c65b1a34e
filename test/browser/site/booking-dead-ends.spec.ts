import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { buildDeskEntry, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor } = setupServerAndBrowser();

/** Enters parties by telephone until the first dinner turn has no covers left. */
const fillTurn = async (date: string) => {
  const staff = await server().staff();
  const slots = (await staff.get<TimeSlotView[]>('/api/time-slots')).body;
  const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id;
  for (const numberOfPeople of [40, 35])
    await staff.post<ReservationView>(
      '/api/reservations/desk',
      {
        ...buildDeskEntry({ reservationDate: date, timeSlotId }),
        numberOfPeople,
        override: { reason: 'In giardino' },
      },
      { 'idempotency-key': newIdempotencyKey() },
    );
};

it('says once that the turn has filled up, without JavaScript', async () => {
  const date = venueDateInDays(26);
  const slots = (await server().guest().get<TimeSlotView[]>('/api/time-slots')).body;
  const { id } = slots.find(({ turnKey }) => turnKey === 'cena_primo')!;
  const search = { date, numberOfPeople: '2', mealType: 'cena', timeSlot: id };
  const page = await visitor({ javaScriptEnabled: false, expectedStatuses: [409] });
  await page.goto(`/reservations/request?${new URLSearchParams(search)}`);
  await page.getByLabel('Nome e cognome').fill('Agata Prova');
  await page.getByLabel('Telefono').fill('333 000 0101');
  await fillTurn(date);
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('link', { name: 'Guarda gli altri turni' }).waitFor();
  const boxes = page.getByRole('main').getByText(/tavol|post[io]/);
  expect(await boxes.allInnerTexts()).toEqual([
    'Questa ricerca non ha tavoli liberi. Guarda gli altri turni.',
  ]);
});
