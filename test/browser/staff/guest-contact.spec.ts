import type { Page } from 'playwright-core';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { reservationCard, setupStaffDeskPage } from '#test/support/fixtures/staff-desk-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const app = setupServerAndBrowser();
const { found, request, staff } = setupStaffDeskPage(app);

/** Records the URLs of chats instead of opening them, because the tests have no network. */
const interceptChats = async (page: Page) => {
  const opened: string[] = [];
  await page.exposeFunction('recordChat', (href: string) => opened.push(href));
  await page.evaluate(() => {
    window.open = () =>
      ({
        opener: null,
        close: () => undefined,
        location: {
          set href(href: string) {
            (window as unknown as { recordChat: (href: string) => void }).recordChat(href);
          },
        },
      }) as unknown as Window;
  });
  return opened;
};
const cardText = (page: Page, guest: string, words: string) =>
  reservationCard(page, guest).getByText(words);
const postAsGuest = (link: string, step: string) =>
  app
    .server()
    .guest()
    .post(`/api${link.replace('reservations/', 'reservations/link/')}/${step}`);

it('shows that a guest was informed, has read the link and has confirmed', async () => {
  const date = venueDateInDays(30);
  const guest = await request(date, { customerEmail: null });
  const page = await staff(`date=${date}`);
  const opened = await interceptChats(page);

  await reservationCard(page, guest).getByRole('button', { name: 'Accetta e scrivi' }).click();
  await cardText(page, guest, 'Avvisato su WhatsApp').waitFor();
  const [href] = opened;
  const { link } = await found(guest);
  expect(decodeURIComponent(href!)).toContain('https://wa.me/39333000');
  expect(decodeURIComponent(href!)).toContain(`${app.server().origin}${link}`);

  await postAsGuest(link, 'seen');
  await cardText(page, guest, 'Ha letto').waitFor();
  await postAsGuest(link, 'confirm');
  await cardText(page, guest, 'Ci sarà').waitFor();
});
