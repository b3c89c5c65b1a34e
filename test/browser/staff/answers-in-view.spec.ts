import type { Page } from 'playwright-core';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { waitUntilInView } from '#test/support/drivers/browser/visibility.ts';
import { setupEvening, waitForLastAction } from '#test/support/fixtures/evening-page.ts';

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

let amatos = 0;
/** Enters a party that is expected in the turn of now, at a table that is free until then. */
const expectAmato = async () => {
  const { body: turns } = await office().get<TurnForParty[]>(
    `/api/reservations/turns-for-party?date=${date}&numberOfPeople=1`,
  );
  const turn = turns.find(({ startTime }) => startTime === '19:00')!;
  amatos += 1;
  const { status } = await office().post(
    '/api/reservations/desk',
    {
      origin: 'phone',
      customerName: 'Amato Salvatore',
      customerPhone: `347 000 06${amatos}0`,
      customerEmail: '',
      notes: '',
      reservationDate: date,
      timeSlotId: turn.timeSlotId,
      tableId: turn.tables[0]!.id,
      numberOfPeople: 1,
      arrivalTime: '20:45',
      override: { reason: 'Prova della porta' },
    },
    { 'idempotency-key': newIdempotencyKey() },
  );
  expect(status).toBe(201);
  return turn.tables[0]!.name;
};

describe.each(SIZES)('at %i × %i, the answer to a press is in view:', (width, height) => {
  it('at the door, a tile that will be refused is amber and says why, then it and the foot answer', async () => {
    const tableName = await expectAmato();
    const page = await openTonight({ width, height }, { expectedStatuses: [409] });
    await open(page, '+ Porta');
    await chip(page, 'Quanti', '1').click();
    const tile = panel(page)
      .getByRole('group', { name: 'Dove' })
      .getByRole('button')
      .filter({ hasText: new RegExp(`^${tableName}\\D`) });
    await tile.getByText('serve ad Amato 1, 20:45').waitFor();
    await tile.click();
    await waitUntilInView(tile.getByText('Non ancora seduti: serve ad Amato 1, 20:45'));
    await waitUntilInView(panel(page).getByRole('alert'));
    await waitUntilInView(panel(page).getByRole('button', { name: 'Altro tavolo' }));
    const anyway = panel(page).getByRole('button', { name: 'Falli sedere lo stesso' });
    await waitUntilInView(anyway);
    await anyway.click();
    await waitForLastAction(page, 'Seduti');
  });

  it('at the door, a wish makes the tiles of other rooms amber', async () => {
    const page = await openTonight({ width, height });
    await open(page, '+ Porta');
    await chip(page, 'Quanti', '2').click();
    await panel(page)
      .getByRole('group', { name: 'Desideri' })
      .getByRole('button', { name: 'con il cane' })
      .click();
    const tiles = panel(page).getByRole('group', { name: 'Dove' }).getByRole('button');
    await tiles.filter({ hasText: 'con il cane: no' }).first().waitFor();
    expect(
      await tiles
        .filter({ hasText: /^(Sala|Loggia)/ })
        .filter({ hasNotText: ': no' })
        .count(),
    ).toBe(0);
  });

  it('on the telephone, a full turn, a missing reason and a missing name', async () => {
    const page = await openTonight({ width, height }, { expectedStatuses: [400, 409] });
    await open(page, '+ Telefono');
    await chip(page, 'Quanti', '9+').click();
    await page.keyboard.type('60');
    await panel(page)
      .getByRole('group', { name: 'Turno' })
      .getByRole('button')
      .filter({ hasText: '20:50' })
      .click();
    await panel(page).getByRole('button', { name: 'Segna', exact: true }).click();
    await waitUntilInView(panel(page).getByRole('alert').getByText('Non ancora segnata'));
    await panel(page).getByLabel('Telefono', { exact: true }).fill('347 000 0699');
    await panel(page).getByLabel('Cognome e nome').fill('Bianchi Rosa');
    await panel(page).getByRole('button', { name: 'Segna', exact: true }).click();
    const anyway = panel(page).getByRole('button', { name: 'Segna lo stesso' });
    await waitUntilInView(anyway);
    await waitUntilInView(panel(page).getByLabel('Motivo per procedere lo stesso'));
    await anyway.click();
    await waitUntilInView(panel(page).getByRole('alert').last());
  });

  it('in the dialog that assigns a table, a refusal with its reason field', async () => {
    const page = await openTonight({ width, height }, { expectedStatuses: [409] });
    const row = page.getByRole('row').filter({ hasText: 'senza tavolo' }).first();
    await row.locator('[data-next-step]').click();
    const taken = panel(page).getByRole('radio').nth(-2);
    await taken.check({ force: true });
    await panel(page).getByRole('button', { name: 'Assegna' }).click();
    await waitUntilInView(panel(page).getByRole('alert').first());
  });
});
