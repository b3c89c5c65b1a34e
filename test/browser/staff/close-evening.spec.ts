import type { Page } from 'playwright-core';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { ServiceDayClosing } from '#src/contracts/booking/service-day-closing.ts';
import { findLayoutFaults } from '#test/support/drivers/browser/browser-page.ts';
import {
  bookRow,
  findSmallTargets,
  setupEvening,
  TABLET,
  waitForLastAction,
} from '#test/support/fixtures/evening-page.ts';

const { date, office, openTonight } = setupEvening();

const openClosing = async (viewport = TABLET, options = {}): Promise<Page> => {
  const page = await openTonight(viewport, options);
  await page.getByRole('button', { name: 'Schede' }).click();
  await page.getByRole('menuitem', { name: 'Chiudi la serata' }).click();
  await page.getByRole('heading', { name: 'Chi non ha ancora un segno' }).waitFor();
  await page.getByRole('rowheader').first().waitFor();
  return page;
};
const markButton = (page: Page, name: string, word: 'Arrivati' | 'Non venuti') =>
  bookRow(page, name).getByRole('button', { name: new RegExp(`^${word}`) });
const pressedMarkButton = (page: Page, name: string, word: 'Arrivati' | 'Non venuti') =>
  markButton(page, name, word).and(page.locator('[aria-pressed=true]'));
const listReservations = async () =>
  (await office().get<ReservationView[]>(`/api/reservations?date=${date}&limit=100`)).body;
const findReservation = async (name: string) =>
  (await listReservations()).find(({ customerName }) => customerName === name)!;
const readFirstRowName = async (page: Page) =>
  (await page.locator('[data-open-row]').first().innerText()).trim();

describe('the page Chiudi la serata', () => {
  it('lists only the parties without a mark whose turn has begun', async () => {
    const page = await openClosing();
    const begun = (await listReservations()).filter(
      ({ timeSlotData, status, arrivedAt }) =>
        timeSlotData.startTime <= '20:36' && status === 'confirmed' && arrivedAt === null,
    );
    expect(await page.getByRole('rowheader').count()).toBe(begun.length);
    expect(begun.length).toBeGreaterThan(10);
    await page.getByRole('button', { name: `${begun.length} senza segno` }).waitFor();
  });

  it('marks a party with one press, changes the mark and removes it while the row stays listed', async () => {
    const page = await openClosing();
    const name = await readFirstRowName(page);
    await markButton(page, name, 'Non venuti').click();
    await pressedMarkButton(page, name, 'Non venuti').waitFor();
    expect((await findReservation(name)).outcome).toBe('no_show');
    await markButton(page, name, 'Arrivati').click();
    await pressedMarkButton(page, name, 'Arrivati').waitFor();
    expect(await findReservation(name)).toMatchObject({ status: 'confirmed', outcome: null });
    expect((await findReservation(name)).arrivedAt).not.toBeNull();
    await markButton(page, name, 'Arrivati').click();
    await waitForLastAction(page, 'Rimesso com’era');
    await bookRow(page, name).getByText('senza segno').waitFor();
    expect((await findReservation(name)).arrivedAt).toBeNull();
    expect(await readFirstRowName(page)).toBe(name);
  });

  it('sets and removes a mark with the keyboard alone', async () => {
    const page = await openClosing();
    const name = await readFirstRowName(page);
    await markButton(page, name, 'Non venuti').focus();
    await page.keyboard.press('Enter');
    await pressedMarkButton(page, name, 'Non venuti').waitFor();
    await page.keyboard.press('Space');
    await bookRow(page, name).getByText('senza segno').waitFor();
  });

  it('saves the shift note with the closing and shows the time of the closing', async () => {
    const page = await openClosing();
    await page.getByLabel('Nota del turno').fill('Finito lo sfincione alle 21:50.');
    await page.getByRole('button', { name: 'Chiudi la serata' }).click();
    await page.getByText(/^Serata chiusa alle 20:\d\d da /).waitFor();
    const { body } = await office().get<ServiceDayClosing>(`/api/service-days/${date}/closing`);
    expect(body).toMatchObject({ note: 'Finito lo sfincione alle 21:50.', version: 1 });
    await page.reload();
    await page.getByText(/^Serata chiusa/).waitFor();
    expect(await page.getByLabel('Nota del turno').inputValue()).toBe(body.note);
  });

  it.each([
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ])(
    'has touch targets of 44 px and no layout or accessibility faults at %i × %i',
    async (width, height) => {
      const page = await openClosing({ width, height });
      expect(await findLayoutFaults(page, [width])).toEqual([]);
      expect(await findSmallTargets(page, 'main')).toEqual([]);
      await page.getByLabel('Nota del turno').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /chiud/i }).last().waitFor();
    },
  );

  it('shows the chosen mark in forced colours', async () => {
    const page = await openClosing(TABLET, { forcedColors: 'active' });
    const name = await readFirstRowName(page);
    await markButton(page, name, 'Arrivati').click();
    await pressedMarkButton(page, name, 'Arrivati').waitFor();
    const readBackground = (word: 'Arrivati' | 'Non venuti') =>
      markButton(page, name, word).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await readBackground('Arrivati')).not.toBe(await readBackground('Non venuti'));
  });

  it('marks all other parties as arrived with one press and undoes this with another', async () => {
    const page = await openClosing();
    await page.getByRole('button', { name: 'Segna tutti «arrivati»' }).click();
    await waitForLastAction(page, 'Arrivati:');
    await page.getByRole('button', { name: 'Segna tutti' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Rimetti com’era' }).click();
    await waitForLastAction(page, 'Rimesso com’era');
    await page.getByRole('button', { name: 'Segna tutti' }).waitFor();
  });
});
