import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
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

describe('the sheet with the QR code', () => {
  it('encodes the address of the menu, readable also when rotated, blurred and darkened', async () => {
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
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('fits on the screen of a phone', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 } });
    await signIn(page, administrator);
    await page.goto('/admin/menu-qr');
    await page.getByRole('heading', { name: 'La carta è qui' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('prints on one A6 sheet', async () => {
    const page = await visitor();
    await signIn(page, administrator);
    await page.goto('/admin/menu-qr');
    await page.getByRole('heading', { name: 'La carta è qui' }).waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    const toMm = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
    expect(boxes.map(([, width, height]) => [toMm(width), toMm(height)])).toEqual([[105, 148]]);
  });

  it('has its QR code on the printed menu too', async () => {
    const page = await visit('/carta');
    await page.emulateMedia({ media: 'print' });
    const picture = await takeScreenshot(page, 'img[src="/menu-qr.svg"]');
    expect(await decodeQrCode(picture)).toBe(`${server().origin}/carta`);
  });
});
