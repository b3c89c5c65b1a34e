import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visitor } = setupServerAndBrowser();

it('reveals a section once, and loads a map of 400 px from another host only after a press', async () => {
  const page = await visitor({
    reducedMotion: 'no-preference',
    expectedHosts: ['www.openstreetmap.org'],
  });
  const thirdPartyRequests: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    thirdPartyRequests.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await page.goto('/');
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await page.locator('html[data-ready=yes]').waitFor();

  const section = page.locator('[data-reveal]').filter({ hasText: 'Parliamone subito' });
  expect(await section.getAttribute('data-reveal')).toBe('waiting');
  await section.scrollIntoViewIfNeeded();
  await page.locator('[data-reveal=shown]').filter({ hasText: 'Parliamone subito' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await section.getAttribute('data-reveal')).toBe('shown');

  const drawing = page.getByRole('img', { name: /Mappa disegnata/ });
  await drawing.scrollIntoViewIfNeeded();
  expect(await drawing.evaluate((map) => map.closest('div')?.offsetHeight)).toBe(400);
  expect([await page.locator('iframe').count(), ...thirdPartyRequests]).toEqual([0]);
  await page.getByRole('button', { name: 'Carica la mappa' }).click();
  await page.getByTitle('Mappa interattiva di OpenStreetMap').waitFor();
  await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument === null);
  expect(thirdPartyRequests).toEqual(['www.openstreetmap.org']);
});
