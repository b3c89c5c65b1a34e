import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor, visit } = setupServerAndBrowser();

const decodeQrCode = async (picture: Buffer): Promise<string | undefined> => {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
};
const takeScreenshot = (page: Page, selector: string) => page.locator(selector).screenshot();

it('has a readable code on one A6 sheet and on the printed menu', async () => {
  const page = await visitor();
  await signIn(page, administrator);
  await page.goto('/admin?tab=menu');
  await page.getByRole('link', { name: 'Foglio QR' }).click();
  await page.getByRole('heading', { name: 'La carta è qui' }).waitFor();
  await page
    .locator('img[src="/menu-qr.svg"]')
    .evaluate((picture: HTMLImageElement) => picture.decode());
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
  const picture = await takeScreenshot(menu, 'img[src="/menu-qr.svg"]');
  expect(await decodeQrCode(picture)).toBe(address);
});
