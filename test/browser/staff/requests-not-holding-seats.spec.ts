import { jest } from '@jest/globals';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { reservationCard, setupStaffDeskPage } from '#test/support/fixtures/staff-desk-page.ts';
import { findSmallScreenFaults } from '#test/support/fixtures/staff-tab-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

jest.setTimeout(90_000);

/**
 * The limit is two unconfirmed seats per turn. A second request for two people therefore holds no
 * seats.
 */
const app = setupServerAndBrowser({
  env: { QUOTA_ADDRESS_HOUR: '1000', QUOTA_UNCONFIRMED_SEATS: '2' },
});
const { request, staff } = setupStaffDeskPage(app);

it.each([
  [1440, 900, 40],
  [1024, 768, 41],
  [768, 1024, 42],
  [390, 844, 43],
])(
  'marks at %i × %i a request that holds no seat until staff accept it',
  async (width, height, days) => {
    const date = venueDateInDays(days);
    const names = [await request(date), await request(date)];
    const page = await staff(`date=${date}`, { viewport: { width, height } });
    const badge = (name: string) =>
      reservationCard(page, name).getByText('Da confermare: non occupa posti');
    await badge(names[1]!).waitFor();
    expect(await badge(names[0]!).count()).toBe(0);
    expect(await findSmallScreenFaults(page, width)).toEqual([]);
    await reservationCard(page, names[1]!)
      .getByRole('button', { name: 'Accetta', exact: true })
      .click();
    await reservationCard(page, names[1]!).getByText('Confermata', { exact: true }).waitFor();
    expect(await badge(names[1]!).count()).toBe(0);
  },
);
