import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  findAccessibilityViolations,
  findLayoutFaults,
} from '#test/support/drivers/browser/browser-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { reservationCard, setupStaffDeskPage } from '#test/support/fixtures/staff-desk-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

jest.setTimeout(120_000);

const app = setupServerAndBrowser({ env: { QUOTA_ADDRESS_HOUR: '1000' } });
const { request, found, staff } = setupStaffDeskPage(app);

const perhaps = (page: Page, one: string, other: string) =>
  reservationCard(page, one).getByText(`Forse la stessa persona: ${one} e ${other}`);
const press = (page: Page, guest: string, name: string) =>
  reservationCard(page, guest).getByRole('button', { name, exact: true }).click();

it.each([
  [1440, 900, 40, '333 000 5041'],
  [1024, 768, 41, '333 000 5042'],
  [390, 844, 42, '333 000 5043'],
])(
  'shows both names on the card of a guest who is perhaps the same person at %i × %i, and lets staff decide',
  async (width, height, days, customerPhone) => {
    const date = venueDateInDays(days);
    const [one, other] = [
      await request(date, { customerPhone }),
      await request(date, { customerPhone }),
    ];
    const page = await staff(`date=${date}`, { viewport: { width, height } });
    await perhaps(page, one, other).waitFor();
    await perhaps(page, other, one).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await findLayoutFaults(page, [width])).toEqual([]);
    for (const name of ['È la stessa persona', 'Sono due persone']) {
      const button = reservationCard(page, one).getByRole('button', { name, exact: true });
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await press(page, one, 'Sono due persone');
    await perhaps(page, one, other).waitFor({ state: 'detached' });
    await perhaps(page, other, one).waitFor({ state: 'detached' });
    expect((await found(one)).duplicateId).toBeNull();
  },
);

it('offers to join two reservations after staff confirmed that the guest is the same', async () => {
  const date = venueDateInDays(43);
  const customerPhone = '333 000 5044';
  const [one, other] = [
    await request(date, { customerPhone }),
    await request(date, { customerPhone }),
  ];
  const page = await staff(`date=${date}`);
  await press(page, one, 'È la stessa persona');
  await reservationCard(page, other).getByText('Stessa persona, stesso turno').waitFor();
  expect((await found(one)).duplicateId).toBe((await found(other)).id);
});

it.each([
  [1440, 900, 44, '333 000 5045'],
  [390, 844, 45, '333 000 5046'],
])(
  'hands over and erases the data of one of two people with one number at %i × %i, after staff said who asks',
  async (width, height, days, customerPhone) => {
    const date = venueDateInDays(days);
    const one = await request(date, { customerPhone });
    const other = await request(date, { customerPhone });
    const page = await staff('', { viewport: { width, height } });
    await page.goto('/admin/privacy');
    await page.getByLabel('Telefono', { exact: true }).fill(customerPhone);
    await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    const others = page.getByRole('region', { name: 'Forse la stessa persona' });
    await others.getByText('Con questi recapiti ci sono più persone').waitFor();
    expect(await page.getByText('È di questa persona').count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await findLayoutFaults(page, [width])).toEqual([]);
    const ofOne = others.getByRole('listitem').filter({ hasText: one }).first();
    await ofOne.getByRole('button', { name: 'È la stessa persona' }).click();
    await page.getByText('1 scheda trovata').waitFor();
    await others.getByText(`Forse la stessa persona: ${other}`).waitFor();
    await page.getByRole('button', { name: 'Cancella tutto' }).click();
    await page.getByRole('button', { name: 'Cancella per sempre' }).click();
    await page.getByText('Dati cancellati').first().waitFor();
    expect(await found(one)).toBeUndefined();
    expect((await found(other)).customerPhone).toBe(customerPhone);
  },
);
