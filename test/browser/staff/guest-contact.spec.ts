import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  openDialog,
  reservationCard,
  setupStaffDeskPage,
} from '#test/support/fixtures/staff-desk-page.ts';
import { findSmallScreenFaults } from '#test/support/fixtures/staff-tab-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

jest.setTimeout(120_000);

const app = setupServerAndBrowser({ env: { QUOTA_ADDRESS_HOUR: '1000' } });
const { found, accept, office, request, slotId, staff } = setupStaffDeskPage(app);

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
const cardButton = (page: Page, guest: string, name: string) =>
  reservationCard(page, guest).getByRole('button', { name: new RegExp(`^${name}( \\d+ s)?$`) });
const cardText = (page: Page, guest: string, words: string) =>
  reservationCard(page, guest).getByText(words);
const postAsGuest = ({ link }: ReservationView, step: string, body?: object) =>
  app
    .server()
    .guest()
    .post(`/api${link.replace('reservations/', 'reservations/link/')}/${step}`, body);

it.each([
  [1024, 768, 30],
  [390, 844, 31],
])(
  'shows at %i × %i that a guest was informed, has read the link and has confirmed',
  async (width, height, days) => {
    const date = venueDateInDays(days);
    const viewport = { width, height };
    const guest = await request(date, { customerEmail: null });
    const page = await staff(`date=${date}`, { viewport });
    const opened = await interceptChats(page);

    await cardButton(page, guest, 'Accetta e scrivi').click();
    await cardText(page, guest, 'Avvisato su WhatsApp').waitFor();
    const [href] = opened;
    const { link } = await found(guest);
    expect(decodeURIComponent(href!)).toContain('https://wa.me/39333000');
    expect(decodeURIComponent(href!)).toContain(`${app.server().origin}${link}`);

    await postAsGuest(await found(guest), 'seen');
    await cardText(page, guest, 'Ha letto').waitFor();
    await postAsGuest(await found(guest), 'confirm');
    await cardText(page, guest, 'Ci sarà').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await findSmallScreenFaults(page, width)).toEqual([]);
  },
);

it('marks a guest accepted without a message as Da avvisare until staff call', async () => {
  const date = venueDateInDays(32);
  const guest = await request(date);
  const page = await staff(`date=${date}`);
  await cardButton(page, guest, 'Accetta').click();
  await cardText(page, guest, 'Da avvisare').waitFor();
  const chat = reservationCard(page, guest).getByRole('link', { name: /^Scrivi/ });
  expect(decodeURIComponent((await chat.getAttribute('href'))!)).toContain('il tavolo è tuo');
  await cardButton(page, guest, 'Chiamato').click();
  await cardText(page, guest, 'Avvisato al telefono').waitFor();
});

it('accepts a change that the guest requested with one tap and undoes it', async () => {
  const date = venueDateInDays(33);
  const guest = await request(date);
  await accept(guest);
  const page = await staff(`date=${date}`, { viewport: { width: 1024, height: 768 } });
  await postAsGuest(await found(guest), 'change', {
    reservationDate: date,
    timeSlotId: slotId('cena_secondo'),
    numberOfPeople: 4,
  });
  await reservationCard(page, guest).getByText('20:50 · 4 persone').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await cardButton(page, guest, 'Accetta la modifica').click();
  await cardText(page, guest, '20:50 - 21:30').waitFor();
  expect(await found(guest)).toMatchObject({
    numberOfPeople: 4,
    timeSlotData: { startTime: '20:50' },
    changeRequest: null,
  });
  await cardButton(page, guest, 'Annulla azione').click();
  await cardButton(page, guest, 'Rifiuta la modifica').waitFor();
  expect(await found(guest)).toMatchObject({ numberOfPeople: 2 });
});

it('merges two reservations of one guest and turn, and undoes the merge', async () => {
  const date = venueDateInDays(34);
  const [first, second] = ['Anna Di Prova', 'Di Prova Anna'];
  for (const customerName of [first, second])
    await request(date, { customerName, customerPhone: '333 000 4040' });
  const page = await staff(`date=${date}`, { viewport: { width: 390, height: 844 } });
  await cardText(page, second, 'Stessa persona, stesso turno').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await cardButton(page, first, 'Unisci').press('Enter');
  await cardText(page, second, 'Annullata dal locale').waitFor();
  await cardButton(page, first, 'Unisci').waitFor({ state: 'detached' });
  expect((await found(first)).status).toBe('pending');
  await cardButton(page, second, 'Annulla azione').click();
  await cardButton(page, second, 'Unisci').waitFor();
});

it.each([
  [1024, 768, 35],
  [390, 844, 36],
])(
  'cancels the reservations of a closed day and informs each guest in turn at %i × %i',
  async (width, height, days) => {
    const date = venueDateInDays(days);
    const guests = [await request(date), await request(date), await request(date)];
    const mailed = await request(date, { customerEmail: 'ospite@example.org' });
    await accept(guests[0]!);
    await office().post('/api/closures', { service: 'all', date, note: null, active: true });
    const page = await staff('', { viewport: { width, height } });
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await page.goto('/admin?tab=closures');
    await page.getByRole('button', { name: '4 prenotazioni da spostare' }).click();
    await openDialog(page).getByLabel(`Annulla e avvisa ${guests[2]}`).uncheck();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await openDialog(page)
      .getByRole('button', { name: 'Annulla le prenotazioni e avvisa (3)' })
      .press('Enter');
    await openDialog(page).getByText('Annullare 3 prenotazioni?').waitFor();
    await openDialog(page)
      .getByRole('button', { name: 'Sì, annulla 3 prenotazioni' })
      .press('Enter');

    await openDialog(page).getByText('1 di 2').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const chat = page.context().waitForEvent('page');
    // The dialog shows the next guest before the server has recorded this one.
    const recorded = page.waitForResponse((answer) => answer.url().endsWith('/informed'));
    await openDialog(page).getByRole('link', { name: 'WhatsApp' }).press('Enter');
    expect((await chat).url()).toContain('https://wa.me/39333000');
    await openDialog(page).getByText('2 di 2').waitFor();
    await openDialog(page).getByRole('button', { name: 'Salta' }).press('Enter');
    await openDialog(page).waitFor({ state: 'detached' });
    await recorded;

    const reservations = await Promise.all([...guests, mailed].map(found));
    expect(reservations.map(({ status, contact }) => [status, contact])).toEqual([
      ['cancelled', 'sent'],
      ['cancelled', 'not_informed'],
      ['pending', null],
      ['cancelled', 'not_informed'],
    ]);
  },
);
