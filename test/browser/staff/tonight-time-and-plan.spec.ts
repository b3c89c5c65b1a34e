import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import { fitsWidth } from '#test/support/drivers/browser/browser-page.ts';
import {
  findSmallTargets,
  PHONE,
  setupEvening,
  TABLET,
} from '#test/support/fixtures/evening-page.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const { openTonight } = setupEvening();

const openView = async (page: Page, view: 'Elenco' | 'Tempo' | 'Pianta') =>
  page
    .getByRole('navigation', { name: 'Vista' })
    .getByRole('button', { name: view, exact: true })
    .click();
const timeline = (page: Page) => page.getByRole('region', { name: 'Tavoli nel tempo' });
const plan = (page: Page) => page.getByRole('region', { name: 'Pianta della sala' });
const tableOnPlan = (page: Page, name: string) =>
  plan(page).getByRole('button', { name: new RegExp(`^${name} `) });

describe.each([
  ['Tempo', [1440, 1024, 768]],
  ['Pianta', [1440, 1024, 768, 390]],
] as const)('the view %s', (view, widths) => {
  it(`has touch targets of 44 px and no horizontal overflow at ${widths.join(', ')} px`, async () => {
    const page = await openTonight();
    await openView(page, view);
    await (view === 'Tempo' ? timeline(page).locator('td button') : tableOnPlan(page, 'Sala 1'))
      .first()
      .waitFor();
    for (const width of widths) {
      await resizeWindow(page, { width, height: width < 800 ? 1024 : 800 });
      expect({ width, small: await findSmallTargets(page, 'main') }).toEqual({ width, small: [] });
      expect(await fitsWidth(page, width)).toBe(true);
    }
  });
});

/** Smallest font size of the rows of parties, in CSS pixels. */
const readSmallestTextPx = (page: Page) =>
  page
    .locator('tr:has([data-open-row]) *')
    .evaluateAll((elements) =>
      Math.min(
        ...elements
          .filter((element) =>
            [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
            ),
          )
          .map((element) => parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
const readRowHeights = (page: Page) =>
  page
    .locator('tr:has([data-open-row])')
    .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);

describe('the book of the evening', () => {
  it.each([
    [TABLET.width, TABLET.height],
    [PHONE.width, PHONE.height],
  ])(
    'has rows of one height, text of 15 px or more and touch targets of 44 px at %i × %i',
    async (width, height) => {
      const page = await openTonight({ width, height });
      expect(await readSmallestTextPx(page)).toBeGreaterThanOrEqual(15);
      expect(await readRowHeights(page)).toEqual([56]);
      expect(await findSmallTargets(page)).toEqual([]);
    },
  );

  it('has no axe violations in forced colours, and shows the chosen view', async () => {
    const page = await openTonight(TABLET, { forcedColors: 'active' });
    await page.getByText('da chiamare').first().waitFor();
    await page.getByText('in diretta', { exact: true }).waitFor();
    // The system chooses the colours, so axe cannot check the contrast.
    expect(await findAccessibilityViolations(page, { disabledRules: ['color-contrast'] })).toEqual(
      [],
    );
    await openView(page, 'Pianta');
    await tableOnPlan(page, 'Sala 1').waitFor();
    expect(await findAccessibilityViolations(page, { disabledRules: ['color-contrast'] })).toEqual(
      [],
    );
    const backgrounds = await page
      .getByRole('navigation', { name: 'Vista' })
      .getByRole('button')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor));
    expect(backgrounds.filter((background) => background === backgrounds[2])).toHaveLength(1);
  });
});
