import type { Page } from 'playwright-core';
import type { TimeSlotView } from '#src/contracts/floor.ts';
import { findAccessibilityViolations } from './browser.ts';
import { openStaffArea } from './booking-screens.ts';
import { administrator } from './credentials.ts';
import { newIdempotencyKey } from './examples.ts';
import type { setupServerAndBrowser } from './visitors.ts';

type BrowserFixture = ReturnType<typeof setupServerAndBrowser>;
type Options = Parameters<BrowserFixture['visitor']>[0];

/** Staff on a tab of the administration, and guests who book through the API. */
export const setupStaffTabPage = ({ server, visitor }: BrowserFixture, tab: string) => {
  let guests = 0;
  const open = async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).waitFor();
  };
  return {
    staff: async (options: Options = {}): Promise<Page> => {
      const page = await visitor(options);
      await openStaffArea(page, administrator);
      await open(page);
      return page;
    },
    open,
    /** A request at the first dinner turn; answers the guest's name. */
    book: async (date: string, over: object = {}): Promise<string> => {
      const guest = server().guest();
      const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
      const customerName = `Ospite In Prova ${++guests}`;
      const { status, text } = await guest.post(
        '/api/reservations',
        {
          customerName,
          customerPhone: `333 000 ${2000 + guests}`,
          tableId: null,
          numberOfPeople: 2,
          reservationDate: date,
          timeSlotId: slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id,
          ...over,
        },
        { 'idempotency-key': newIdempotencyKey() },
      );
      if (status !== 201) throw new Error(`${status}: ${text}`);
      return customerName;
    },
  };
};

/** What a small screen must not do: be wider than it is, offer targets that a finger misses, or fail axe. */
export const findSmallScreenFaults = async (page: Page, width: number): Promise<string[]> => [
  ...((await page.evaluate(() => document.documentElement.scrollWidth)) > width
    ? ['wider than the screen']
    : []),
  ...(await page
    .getByRole('tabpanel')
    .getByRole('button')
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            (one as HTMLElement).offsetParent !== null && one.getBoundingClientRect().height < 43.5,
        )
        .map((one) => `small: ${one.textContent}`),
    )),
  ...(await findAccessibilityViolations(page)),
];
