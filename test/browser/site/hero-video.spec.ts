import type { Page } from 'playwright-core';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

const { server, visitor } = setupServerAndBrowser();

type Visit = {
  readonly path?: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly options?: Parameters<typeof visitor>[0];
};

const visit = async ({
  path = '/events',
  prepare = async () => undefined,
  options = {},
}: Visit = {}) => {
  const page = await visitor({ reducedMotion: 'no-preference', ...options });
  await prepare(page);
  await page.goto(path);
  await page.locator('html[data-ready=yes]').waitFor();
  return page;
};
const isPaused = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
/** Waits 2.5 s, within which an idle page would have started its video. */
const waitPastVideoStart = (page: Page) => page.waitForTimeout(2_500);

describe.each(['/', '/events'])('the background video of %s', (path) => {
  it('is muted, looped and hidden from screen readers', async () => {
    const page = await visit({ path });
    const video = page.locator('video');
    await video.waitFor({ state: 'attached' });
    expect(
      await video.evaluate(({ muted, loop, playsInline, tabIndex }: HTMLVideoElement) => ({
        muted,
        loop,
        playsInline,
        tabIndex,
      })),
    ).toEqual({ muted: true, loop: true, playsInline: true, tabIndex: -1 });
    expect(await video.getAttribute('aria-hidden')).toBe('true');
    expect(
      await video
        .locator('source')
        .evaluateAll((sources) =>
          sources.map((source) => (source as HTMLSourceElement).type.split(';')[0]),
        ),
    ).toEqual(['video/webm', 'video/mp4', 'video/webm', 'video/mp4']);
  });

  it('is absent from the HTML of the server, which contains its poster', async () => {
    const html = await (await fetch(server().origin + path)).text();
    expect(html).not.toContain('<video');
    expect(html).toMatch(/<img src="\/art\/posters\/\w+-1080\.webp"[^>]*fetchPriority="high"/i);
  });
});

describe('the background video', () => {
  it('pauses and starts with one button of 44 px', async () => {
    const page = await visit();
    const pause = page.getByRole('button', { name: 'Metti in pausa il video' });
    await pause.waitFor();
    expect(await isPaused(page)).toBe(false);
    expect(
      await pause.evaluate((button) => [
        button.getBoundingClientRect().width,
        button.getBoundingClientRect().height,
      ]),
    ).toEqual([44, 44]);
    await pause.press('Enter');
    expect(await isPaused(page)).toBe(true);
    await page.getByRole('button', { name: 'Avvia il video' }).press('Space');
    await pause.waitFor();
    expect(await isPaused(page)).toBe(false);
  });

  it('starts with its button when the browser blocks autoplay to save power', async () => {
    const page = await visit({
      prepare: (opened) =>
        opened.addInitScript(() => {
          const { play } = HTMLMediaElement.prototype;
          HTMLMediaElement.prototype.play = function () {
            return window.event?.type === 'click'
              ? play.call(this)
              : Promise.reject(new DOMException('low power', 'NotAllowedError'));
          };
        }),
    });
    await page.getByRole('button', { name: 'Avvia il video' }).press('Space');
    await page.waitForFunction(() => document.querySelector('video')!.currentTime > 0.2);
    await waitForFocus(page.getByRole('button', { name: 'Metti in pausa il video' }));
  });

  it.each([
    ['en', 'Pause the video'],
    ['es', 'Pausar el vídeo'],
    ['fr', 'Mettre la vidéo en pause'],
  ])('labels its button in %s', async (language, name) => {
    await (
      await visit({ path: `/events?lang=${language}` })
    )
      .getByRole('button', { name })
      .waitFor();
  });

  it('pauses out of view and continues in view', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'Metti in pausa il video' }).waitFor();
    await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    await page.waitForFunction(() => document.querySelector('video')?.paused);
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.waitForFunction(() => document.querySelector('video')?.paused === false);
  });

  it('is absent when the visitor prefers reduced motion', async () => {
    const page = await visit({ options: { reducedMotion: 'reduce' } });
    await waitPastVideoStart(page);
    expect(await page.locator('video').count()).toBe(0);
  });

  it('is absent when the browser saves data', async () => {
    const page = await visit({
      prepare: (opened) =>
        opened.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        }),
    });
    await waitPastVideoStart(page);
    expect(await page.locator('video').count()).toBe(0);
  });

  it('is replaced by its poster, without a button, when it cannot be loaded', async () => {
    let videoResponse: Promise<unknown> | undefined;
    const page = await visit({
      prepare: (opened) => {
        videoResponse = opened.waitForResponse('**/video/*');
        return opened.route('**/video/*', (route) => route.fulfill({ status: 404, body: '' }));
      },
      options: { expectedStatuses: [404] },
    });
    await videoResponse;
    await page.locator('video').waitFor({ state: 'detached' });
    expect(
      (await page.locator('video').count()) +
        (await page.getByRole('button', { name: 'Metti in pausa il video' }).count()),
    ).toBe(0);
    expect(await page.locator('picture img').first().isVisible()).toBe(true);
  });
});
