import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { buildDeskEntry, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor, visit } = setupServerAndBrowser();

const CHARTS = [
  'Coperti',
  'Curva delle prenotazioni',
  'Assenze per origine',
  'Domanda rifiutata',
  'Tempo di risposta',
  'Feste per stadio',
];

const openAsOwner = async (path: string): Promise<Page> => {
  const page = await visitor();
  await signIn(page, administrator);
  await page.goto(path);
  return page;
};
const printButton = (page: Page) => page.getByRole('button', { name: 'Stampa' });
const decodeQrCode = async (picture: Buffer): Promise<string | undefined> => {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
};
const QR_CODE = 'img[src="/menu-qr.svg"]';
const waitForQrCode = (page: Page) =>
  page.locator(QR_CODE).evaluate((picture: HTMLImageElement) => picture.decode());
const takeScreenshot = (page: Page, selector: string) => page.locator(selector).screenshot();

it('prints a readable QR code on one A6 sheet and on the menu', async () => {
  const page = await openAsOwner('/admin?tab=menu');
  await page.getByRole('link', { name: 'Foglio QR' }).click();
  await page.getByRole('heading', { name: 'La carta è qui' }).waitFor();
  await waitForQrCode(page);
  const address = `${server().origin}/carta`;
  const card = await takeScreenshot(page, 'article');
  expect(await decodeQrCode(card)).toBe(address);
  const blurred = await sharp(card).rotate(4).blur(1).modulate({ brightness: 0.7 }).toBuffer();
  expect(await decodeQrCode(blurred)).toBe(address);
  await page.getByText(address.replace('http://', '')).first().waitFor();

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const toMm = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  expect(boxes.map(([, width, height]) => [toMm(width), toMm(height)])).toEqual([[105, 148]]);

  const menu = await visit('/carta');
  await menu.emulateMedia({ media: 'print' });
  await waitForQrCode(menu);
  const picture = await takeScreenshot(menu, QR_CODE);
  expect(await decodeQrCode(picture)).toBe(address);
});

it('prints every table of Numeri without the navigation and the print button', async () => {
  const page = await openAsOwner('/admin/numbers');
  await page.getByRole('figure', { name: 'Coperti' }).waitFor();
  expect(await printButton(page).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const name of CHARTS) await page.getByRole('table', { name, exact: true }).waitFor();
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  expect(await printButton(page).isVisible()).toBe(false);
  await page.getByRole('heading', { name: 'I numeri della settimana' }).waitFor();
});

it('prints the evening sheet without the print button and the background', async () => {
  const staff = await server().staff();
  const slots = (await staff.get<TimeSlotView[]>('/api/time-slots')).body;
  const reservationDate = venueDateInDays(53);
  const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id;
  const entry = buildDeskEntry({ reservationDate, timeSlotId });
  const { status } = await staff.post('/api/reservations/desk', entry, {
    'idempotency-key': newIdempotencyKey(),
  });
  expect(status).toBe(201);
  const page = await openAsOwner(`/admin/sheet?date=${reservationDate}`);
  const row = page.getByRole('row', { name: entry.customerName });
  await row.waitFor();
  expect(await printButton(page).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await row.isVisible()).toBe(true);
  expect(await printButton(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundImage)).toBe('none');
});
