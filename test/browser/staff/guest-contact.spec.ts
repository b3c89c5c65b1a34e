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

/** Replaces `window.open`, because the tests have no network. */
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
const button = (page: Page, guest: string, name: string) =>
  reservationCard(page, guest).getByRole('button', { name: new RegExp(`^${name}( \\d+ s)?$`) });
const chip = (page: Page, guest: string, words: string) =>
  reservationCard(page, guest).getByText(words);
const asGuest = ({ link }: ReservationView, step: string, body?: object) =>
  app
    .server()
    .guest()
    .post(`/api${link.replace('reservations/', 'reservations/link/')}/${step}`, body);

it.each([
  [1024, 768, 30],
  [390, 844, 31],
])('shows staff at %i × %i what each guest knows', async (width, height, days) => {
  const date = venueDateInDays(days);
  const viewport = { width, height };
  const guest = await request(date, { customerEmail: null });
  const page = await staff(`date=${date}`, { viewport });
  const opened = await interceptChats(page);

  await button(page, guest, 'Accetta e scrivi').click();
  await chip(page, guest, 'Avvisato su WhatsApp').waitFor();
  const [href] = opened;
  const { link } = await found(guest);
  expect(decodeURIComponent(href!)).toContain('https://wa.me/39333000');
  expect(decodeURIComponent(href!)).toContain(`${app.server().origin}${link}`);

  await asGuest(await found(guest), 'seen');
  await chip(page, guest, 'Ha letto').waitFor();
  await asGuest(await found(guest), 'confirm');
  await chip(page, guest, 'Ci sarà').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await findSmallScreenFaults(page, width)).toEqual([]);
});

it('accepts without a message: the guest is to be told, until staff call', async () => {
  const date = venueDateInDays(32);
  const guest = await request(date);
  const page = await staff(`date=${date}`);
  await button(page, guest, 'Accetta').click();
  await chip(page, guest, 'Da avvisare').waitFor();
  const chat = reservationCard(page, guest).getByRole('link', { name: /^Scrivi/ });
  expect(decodeURIComponent((await chat.getAttribute('href'))!)).toContain('il tavolo è tuo');
  await button(page, guest, 'Chiamato').click();
  await chip(page, guest, 'Avvisato al telefono').waitFor();
});

it('accepts a change that the guest asks for with one tap, and takes it back', async () => {
  const date = venueDateInDays(33);
  const guest = await request(date);
  await accept(guest);
  const page = await staff(`date=${date}`, { viewport: { width: 1024, height: 768 } });
  await asGuest(await found(guest), 'change', {
    reservationDate: date,
    timeSlotId: slotId('cena_secondo'),
    numberOfPeople: 4,
  });
  await reservationCard(page, guest).getByText('20:50 · 4 persone').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await button(page, guest, 'Accetta la modifica').click();
  await chip(page, guest, '20:50 - 21:30').waitFor();
  expect(await found(guest)).toMatchObject({
    numberOfPeople: 4,
    timeSlotData: { startTime: '20:50' },
    changeRequest: null,
  });
  await button(page, guest, 'Annulla azione').click();
  await button(page, guest, 'Rifiuta la modifica').waitFor();
  expect(await found(guest)).toMatchObject({ numberOfPeople: 2 });
});

it('merges two reservations of one telephone and service', async () => {
  const date = venueDateInDays(34);
  const guest = { customerPhone: '333 000 4040' };
  const [first, second] = [await request(date, guest), await request(date, guest)];
  const page = await staff(`date=${date}`, { viewport: { width: 390, height: 844 } });
  await chip(page, second, 'Stesso telefono, stesso turno').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await button(page, first, 'Unisci').press('Enter');
  await chip(page, second, 'Annullata dal locale').waitFor();
  await button(page, first, 'Unisci').waitFor({ state: 'detached' });
  expect((await found(first)).status).toBe('pending');
  await button(page, second, 'Annulla azione').click();
  await button(page, second, 'Unisci').waitFor();
});

it.each([
  [1024, 768, 35],
  [390, 844, 36],
])(
  'tells the guests of a closed day one after the other at %i × %i',
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
    await openDialog(page).getByRole('button', { name: 'Avvisa le scelte (3)' }).press('Enter');
    await openDialog(page).getByText('Annullare 3 prenotazioni?').waitFor();
    await openDialog(page).getByRole('button', { name: 'Annulla e avvisa' }).press('Enter');

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

    const states = await Promise.all([...guests, mailed].map(found));
    expect(states.map(({ status, contact }) => [status, contact])).toEqual([
      ['cancelled', 'sent'],
      ['cancelled', 'not_informed'],
      ['pending', null],
      ['cancelled', 'not_informed'],
    ]);
  },
);
