import type { Page } from 'playwright-core';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const { visitor } = setupServerAndBrowser();
const WIDTHS = [320, 390, 650, 1024, 1440];
const MIN_LABEL_PX = 12;

/** Returns the labels of the charts that are smaller than 12 px on screen or touch each other. */
const findPoorLabels = (page: Page): Promise<string[]> =>
  page.locator('figure svg:has(text)').evaluateAll((charts, minPx) => {
    const poor: string[] = [];
    for (const chart of charts as SVGSVGElement[]) {
      const scale = chart.getBoundingClientRect().width / chart.viewBox.baseVal.width;
      const labels = [...chart.querySelectorAll('text')];
      const boxes = labels.map((label) => label.getBoundingClientRect());
      labels.forEach((label, at) => {
        const one = boxes[at]!;
        const isSmall = parseFloat(getComputedStyle(label).fontSize) * scale < minPx;
        const touches = boxes.some(
          (other) =>
            other !== one &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        );
        if (isSmall || touches) poor.push(`${innerWidth} px: ${label.textContent}`);
      });
    }
    return poor;
  }, MIN_LABEL_PX);

it('shows labels of charts with at least 12 px, which do not touch each other', async () => {
  const page = await visitor();
  await openStaffArea(page, administrator);
  await page.goto('/admin/numbers');
  await page.getByRole('figure', { name: 'Tempo di risposta' }).waitFor();
  const poor: string[] = [];
  for (const width of WIDTHS) {
    await resizeWindow(page, { width, height: 900 });
    poor.push(...(await findPoorLabels(page)));
  }
  expect(poor).toEqual([]);
});
