import type { Page } from 'playwright-core';
import type { SavedClosure } from '#src/contracts/closures.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  reservationCard,
  chooseMoreAction,
  selectOptionByPrefix,
  setupStaffDeskPage,
  openDialog,
} from '#test/support/fixtures/staff-desk-page.ts';
import { createShiftedClock } from '#test/support/fakes/shifted-clock.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

/**
 * The evening is in the future. Otherwise browsers, which use the real clock, would treat the
 * server's cookies as expired.
 */
const EVENING = venueDateInDays(9);
const clock = createShiftedClock();
clock.set(`${EVENING}T16:00`);
const app = setupServerAndBrowser({ env: clock.env });
const { office, request, slotId, staff } = setupStaffDeskPage(app);

const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();
const openReservationList = async (page: Page) => {
  await page.goto('/admin?tab=reservations&date=today');
  await page.getByRole('heading', { name: 'Prenotazioni', exact: true }).waitFor();
};
/** Asserts the covers and reservations of each turn in the capacity tab of staff. */
const expectCapacity = async (
  page: Page,
  turns: Readonly<Record<string, readonly [covers: number, reservations: number]>>,
) => {
  await page.goto('/admin?tab=capacity');
  await page.getByLabel('Data').fill(EVENING);
  for (const [hours, [covers, reservations]] of Object.entries(turns)) {
    const card = page.getByRole('article', { name: hours });
    await card.getByText(`${covers}/75 coperti`).waitFor();
    await card
      .getByText(reservations === 1 ? '1 prenotazione' : `${reservations} prenotazioni`)
      .first()
      .waitFor();
  }
  const all = Object.values(turns).reduce((sum, [covers]) => sum + covers, 0);
  await page.getByText(`${all}/450`).first().waitFor();
  await openReservationList(page);
};

describe('a full evening', () => {
  it('has correct covers in each turn after decisions, a telephone booking, moves and a no-show', async () => {
    const page = await staff('date=today', {
      viewport: { width: 768, height: 1024 },
      expectedStatuses: [409],
    });
    await clock.share(page);
    await openReservationList(page);

    const early: string[] = [];
    for (let guest = 0; guest < 6; guest++)
      early.push(await request(EVENING, { numberOfPeople: 4 }));
    const late: string[] = [];
    for (let guest = 0; guest < 2; guest++)
      late.push(await request(EVENING, { numberOfPeople: 2, timeSlotId: slotId('cena_terzo') }));
    const noon: string[] = [];
    for (let guest = 0; guest < 2; guest++)
      noon.push(
        await request(venueDateInDays(10), {
          numberOfPeople: 3,
          timeSlotId: slotId('pranzo_secondo'),
        }),
      );
    await reservationCard(page, early[5]!).waitFor();
    await expectCapacity(page, {
      '19:00 - 20:50': [24, 6],
      '20:50 - 21:30': [0, 0],
      '21:30 - 22:30': [4, 2],
    });

    await reservationCard(page, early[0]!)
      .getByRole('button', { name: 'Accetta', exact: true })
      .click();
    await waitForText(page, 'Prenotazione accettata');
    await reservationCard(page, early[1]!).getByRole('button', { name: 'Rifiuta' }).click();
    await openDialog(page).getByRole('button', { name: 'Al completo' }).click();
    await waitForText(page, 'Prenotazione rifiutata');
    await expectCapacity(page, { '19:00 - 20:50': [20, 5], '21:30 - 22:30': [4, 2] });

    await page.getByRole('button', { name: 'Nuova prenotazione' }).click();
    await openDialog(page).getByLabel('Nome').fill('Banda del Paese');
    await openDialog(page).getByRole('textbox', { name: 'Telefono' }).fill('0935 000 123');
    await openDialog(page).getByLabel('Persone').fill('14');
    await selectOptionByPrefix(page, 'Turno', '19:00');
    await openDialog(page).getByRole('button', { name: 'Inserisci' }).click();
    await waitForText(page, 'Prenotazione inserita');
    await reservationCard(page, 'Banda del Paese').getByText('Confermata').waitFor();
    await expectCapacity(page, {
      '19:00 - 20:50': [34, 6],
      '20:50 - 21:30': [0, 0],
      '21:30 - 22:30': [4, 2],
    });

    await reservationCard(page, early[0]!).getByRole('button', { name: 'Sposta' }).click();
    await selectOptionByPrefix(page, 'Turno', '20:50');
    await selectOptionByPrefix(page, 'Tavolo', 'Sala 3');
    await openDialog(page).getByRole('button', { name: 'Salva' }).click();
    await waitForText(page, 'Prenotazione modificata');
    await expectCapacity(page, {
      '19:00 - 20:50': [30, 5],
      '20:50 - 21:30': [4, 1],
      '21:30 - 22:30': [4, 2],
    });

    // A closure must list the affected reservations, but must not cancel them.
    const closed = await office().post<SavedClosure>('/api/closures', {
      service: 'lunch',
      date: venueDateInDays(10),
      note: 'Guasto in cucina',
      active: true,
    });
    expect(closed.body.affected).toHaveLength(2);
    await page.goto('/admin?tab=reservations');
    await reservationCard(page, noon[0]!)
      .getByRole('button', { name: 'Accetta', exact: true })
      .click();
    await waitForText(page, 'Non si può accettare');
    await reservationCard(page, noon[0]!).getByText('In attesa').waitFor();
    await chooseMoreAction(page, noon[0]!, 'Modifica');
    await openDialog(page).getByLabel('Data').fill(EVENING);
    await selectOptionByPrefix(page, 'Turno', '21:30');
    await openDialog(page).getByRole('button', { name: 'Salva' }).click();
    await waitForText(page, 'Prenotazione modificata');
    await expectCapacity(page, {
      '19:00 - 20:50': [30, 5],
      '20:50 - 21:30': [4, 1],
      '21:30 - 22:30': [7, 3],
    });

    await reservationCard(page, early[2]!)
      .getByRole('button', { name: 'Accetta', exact: true })
      .click();
    await reservationCard(page, early[2]!).getByText('Confermata').waitFor();
    clock.set(`${EVENING}T19:40`);
    await clock.share(page);
    await openReservationList(page);
    await reservationCard(page, 'Banda del Paese')
      .getByRole('button', { name: 'Arrivato' })
      .click();
    await reservationCard(page, 'Banda del Paese').getByText('19:4').waitFor();
    await reservationCard(page, 'Banda del Paese').getByRole('button', { name: 'Seduti' }).click();
    await waitForText(page, 'Ospiti seduti a tavola');
    await page.getByRole('button', { name: 'A tavola 1' }).waitFor();
    await reservationCard(page, 'Banda del Paese').getByRole('button', { name: 'Libera' }).click();
    await waitForText(page, 'Tavolo liberato');
    await reservationCard(page, 'Banda del Paese').getByText('Completata').waitFor();
    await reservationCard(page, 'Banda del Paese')
      .getByRole('button', { name: 'Annulla azione' })
      .click();
    await reservationCard(page, 'Banda del Paese')
      .getByRole('button', { name: 'Libera' })
      .waitFor();
    await chooseMoreAction(page, early[2]!, 'Non presentato');
    await waitForText(page, 'Segnata come non presentata');
    await reservationCard(page, early[2]!).getByText('Non presentato', { exact: true }).waitFor();
    await expectCapacity(page, {
      '19:00 - 20:50': [26, 4],
      '20:50 - 21:30': [4, 1],
      '21:30 - 22:30': [7, 3],
    });

    await page.getByRole('link', { name: 'Foglio della sera' }).click();
    await page.getByText('Totale: 8 prenotazioni, 37 persone, di cui 6 in attesa').waitFor();
    const rows = await page.getByRole('row').allInnerTexts();
    expect(rows.find((row) => row.includes(early[0]!))).toMatch(/20:50\s+Sala 3/);
    expect(rows.find((row) => row.includes('Banda del Paese'))).toMatch(/19:4\d/);
    expect(rows.some((row) => row.includes(early[1]!) || row.includes(early[2]!))).toBe(false);
    expect(rows.filter((row) => row.includes('in attesa'))).toHaveLength(6);
  });
});
