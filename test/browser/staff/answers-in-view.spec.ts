import type { Locator, Page } from 'playwright-core';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import { newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { waitUntilInView } from '#test/support/drivers/browser/visibility.ts';
import { setupEvening, waitForLastAction } from '#test/support/fixtures/evening-page.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const { date, office, openTonight } = setupEvening();

const SIZES = [
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const;

const panel = (page: Page) => page.getByRole('dialog');
const chip = (page: Page, group: string, name: string) =>
  panel(page).getByRole('group', { name: group }).getByRole('button', { name, exact: true });
const open = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).click();

/** Enters a party that is expected in the turn of now, at a table that is free until then. */
const expectAmato = async () => {
  const { body: turns } = await office().get<TurnForParty[]>(
    `/api/reservations/turns-for-party?date=${date}&numberOfPeople=1`,
  );
  const turn = turns.find(({ startTime }) => startTime === '19:00')!;
  const table = turn.tables[0]!;
  const { status } = await office().post(
    '/api/reservations/desk',
    {
      origin: 'phone',
      customerName: 'Amato Salvatore',
      customerPhone: '347 000 0600',
      customerEmail: '',
      notes: '',
      reservationDate: date,
      timeSlotId: turn.timeSlotId,
      tableId: table.id,
      numberOfPeople: 1,
      arrivalTime: '20:45',
      override: { reason: 'Prova della porta' },
    },
    { 'idempotency-key': newIdempotencyKey() },
  );
  expect(status).toBe(201);
};
const readColour = (tile: Locator) =>
  tile.evaluate((element) => getComputedStyle(element).backgroundColor);
const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const AMBER = toRgb(tone.medium.ground);
/** Checks the answers in each size of the window, on one page. */
const inEachSize = async (page: Page, check: () => Promise<void>) => {
  for (const [width, height] of SIZES) {
    await resizeWindow(page, { width, height });
    await check();
  }
};
const [WIDTH, HEIGHT] = SIZES[0];

describe('the answer to a press is in view at 1024 × 768, 768 × 1024 and 390 × 844:', () => {
  it('at the door, a tile that will be refused is amber and says why, then it and the foot answer', async () => {
    await expectAmato();
    const page = await openTonight({ width: WIDTH, height: HEIGHT }, { expectedStatuses: [409] });
    await open(page, '+ Porta');
    await chip(page, 'Quanti', '1').click();
    const tile = panel(page)
      .getByRole('group', { name: 'Dove' })
      .getByRole('button')
      .filter({ hasText: 'serve ad Amato 1, 20:45' });
    const anyway = panel(page).getByRole('button', { name: 'Falli sedere lo stesso' });
    const other = panel(page).getByRole('button', { name: 'Altro tavolo' });
    await inEachSize(page, async () => {
      expect(await readColour(tile)).toBe(AMBER);
      await tile.click();
      await waitUntilInView(tile.getByText('Non ancora seduti: serve ad Amato 1, 20:45'));
      await waitUntilInView(panel(page).getByRole('alert'));
      await waitUntilInView(anyway);
      await waitUntilInView(other);
      await other.click();
    });
    await tile.click();
    await anyway.click();
    await waitForLastAction(page, 'Seduti');
  });

  it('on the telephone, a refusal, its reason and a missing field', async () => {
    const page = await openTonight(
      { width: WIDTH, height: HEIGHT },
      { expectedStatuses: [400, 409] },
    );
    await open(page, '+ Telefono');
    await chip(page, 'Quanti', '9+').click();
    await page.keyboard.type('60');
    const turn = panel(page)
      .getByRole('group', { name: 'Turno' })
      .getByRole('button')
      .filter({ hasText: '21:30' });
    const enter = panel(page).getByRole('button', { name: 'Segna', exact: true });
    const anyway = panel(page).getByRole('button', { name: 'Segna lo stesso' });
    const telephone = panel(page).getByLabel('Telefono', { exact: true });
    const guest = panel(page).getByLabel('Cognome e nome');
    const answer = panel(page).getByText('Non ancora segnata');
    await inEachSize(page, async () => {
      await telephone.fill('');
      await turn.click();
      await enter.click();
      await waitUntilInView(answer);
      await telephone.fill('347 000 0699');
      await guest.fill('Bianchi Rosa');
      await enter.click();
      await waitUntilInView(anyway);
      await waitUntilInView(answer);
      await waitUntilInView(panel(page).getByLabel('Motivo per procedere lo stesso'));
      await anyway.click();
      await waitUntilInView(panel(page).getByText('Indica il motivo').first());
    });
  });

  it('in the dialog that assigns a table, a refusal with its reason field', async () => {
    const page = await openTonight({ width: WIDTH, height: HEIGHT }, { expectedStatuses: [409] });
    const row = page.getByRole('row').filter({ hasText: 'senza tavolo' }).first();
    await row.locator('[data-next-step]').click();
    const tables = panel(page).getByRole('radio');
    await inEachSize(page, async () => {
      await tables.last().check({ force: true });
      await tables.nth(-2).check({ force: true });
      await panel(page).getByRole('button', { name: 'Assegna' }).click();
      await waitUntilInView(panel(page).getByRole('alert').first());
    });
  });
});
