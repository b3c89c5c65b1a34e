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
const mark = (page: Page, name: string, word: 'Arrivati' | 'Non venuti') =>
  bookRow(page, name).getByRole('button', { name: new RegExp(`^${word}`) });
const pressed = (page: Page, name: string, word: 'Arrivati' | 'Non venuti') =>
  mark(page, name, word).and(page.locator('[aria-pressed=true]'));
const list = async () =>
  (await office().get<ReservationView[]>(`/api/reservations?date=${date}&limit=100`)).body;
const find = async (name: string) =>
  (await list()).find(({ customerName }) => customerName === name)!;
const firstName = async (page: Page) =>
  (await page.locator('[data-open-row]').first().innerText()).trim();

describe('Chiudi la serata', () => {
  it('has the parties without a mark whose turn has begun, and nothing else', async () => {
    const page = await openClosing();
    const begun = (await list()).filter(
      ({ timeSlotData, status, arrivedAt }) =>
        timeSlotData.startTime <= '20:36' && status === 'confirmed' && arrivedAt === null,
    );
    expect(await page.getByRole('rowheader').count()).toBe(begun.length);
    expect(begun.length).toBeGreaterThan(10);
    await page.getByRole('button', { name: `${begun.length} senza segno` }).waitFor();
  });

  it('marks a party at one press, changes the mark and takes it back, while the row stays', async () => {
    const page = await openClosing();
    const name = await firstName(page);
    await mark(page, name, 'Non venuti').click();
    await pressed(page, name, 'Non venuti').waitFor();
    expect((await find(name)).outcome).toBe('no_show');
    await mark(page, name, 'Arrivati').click();
    await pressed(page, name, 'Arrivati').waitFor();
    expect(await find(name)).toMatchObject({ status: 'confirmed', outcome: null });
    expect((await find(name)).arrivedAt).not.toBeNull();
    await mark(page, name, 'Arrivati').click();
    await waitForLastAction(page, 'Rimesso com’era');
    await bookRow(page, name).getByText('senza segno').waitFor();
    expect((await find(name)).arrivedAt).toBeNull();
    expect(await firstName(page)).toBe(name);
  });

  it('is used by keyboard alone', async () => {
    const page = await openClosing();
    const name = await firstName(page);
    await mark(page, name, 'Non venuti').focus();
    await page.keyboard.press('Enter');
    await pressed(page, name, 'Non venuti').waitFor();
    await page.keyboard.press('Space');
    await bookRow(page, name).getByText('senza segno').waitFor();
  });

  it('saves the shift note with the closing, and says who closed when', async () => {
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
  ])('has no fault of layout or accessibility at %i × %i', async (width, height) => {
    const page = await openClosing({ width, height });
    expect(await findLayoutFaults(page, [width])).toEqual([]);
    expect(await findSmallTargets(page, 'main')).toEqual([]);
    await page.getByLabel('Nota del turno').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /chiud/i }).last().waitFor();
  });

  it('shows the chosen mark in forced colours', async () => {
    const page = await openClosing(TABLET, { forcedColors: 'active' });
    const name = await firstName(page);
    await mark(page, name, 'Arrivati').click();
    await pressed(page, name, 'Arrivati').waitFor();
    const ground = (word: 'Arrivati' | 'Non venuti') =>
      mark(page, name, word).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await ground('Arrivati')).not.toBe(await ground('Non venuti'));
  });

  it('marks all the others as arrived at one press, and takes all of it back at another', async () => {
    const page = await openClosing();
    await page.getByRole('button', { name: 'Segna tutti «arrivati»' }).click();
    await waitForLastAction(page, 'Arrivati:');
    await page.getByRole('button', { name: 'Segna tutti' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Rimetti com’era' }).click();
    await waitForLastAction(page, 'Rimesso com’era');
    await page.getByRole('button', { name: 'Segna tutti' }).waitFor();
  });
});
