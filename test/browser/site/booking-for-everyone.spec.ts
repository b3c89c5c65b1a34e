import type { Locator } from 'playwright-core';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { pressTurn } from '#test/support/drivers/browser/booking-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visit } = setupServerAndBrowser();

const SEARCH = `/reservations?date=${venueDateInDays(100)}&numberOfPeople=4&mealType=cena`;

const measureEdge = (element: Locator, side: 'top' | 'bottom'): Promise<number> =>
  element.evaluate((node, name) => Math.round(node.getBoundingClientRect()[name]), side);

describe('the booking page', () => {
  it('distinguishes the chosen party size, meal and turn in forced colours', async () => {
    const page = await visit(SEARCH);
    await page.emulateMedia({ forcedColors: 'active' });
    const readTileStyle = (name: string, isChosen: boolean) =>
      page
        .locator(`label:has(input[name=${name}]${isChosen ? ':checked' : ':not(:checked)'})`)
        .first()
        .locator('> :is(span, div)')
        .first()
        .evaluate((tile) => {
          const { backgroundColor, borderColor, borderWidth, color, outline } =
            getComputedStyle(tile);
          return [backgroundColor, borderColor, borderWidth, color, outline].join(' / ');
        });
    for (const name of ['numberOfPeople', 'mealType'])
      expect(await readTileStyle(name, true)).not.toBe(await readTileStyle(name, false));
    const turn = page.getByRole('radio', { name: /^Cena, 19:00/ });
    await turn.press('Space');
    // The focus ring alone would make a chosen turn look different.
    await turn.blur();
    expect(await readTileStyle('timeSlot', true)).not.toBe(await readTileStyle('timeSlot', false));
  });
});

describe('the details step', () => {
  it('keeps the send button visible below a focused field on a phone', async () => {
    const page = await visit(SEARCH, { viewport: { width: 390, height: 844 } });
    await pressTurn(page, '19:00');
    await page.getByRole('button', { name: 'Continua' }).first().click();
    await page.getByRole('heading', { name: 'I tuoi dati' }).waitFor();
    const send = page.getByRole('button', { name: 'Invia la richiesta' });
    const bar = page.getByRole('complementary', { name: 'La tua scelta' });
    const fields = page.locator('#guest-details').locator('input:visible, textarea, summary');
    for (const field of await fields.all()) {
      await field.focus();
      expect(await measureEdge(send, 'bottom')).toBeLessThanOrEqual(844);
      expect(await measureEdge(field, 'bottom')).toBeLessThanOrEqual(await measureEdge(bar, 'top'));
    }
  });
});
