import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type {
  ReservationReceipt,
  ReservationStatusView,
} from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { findLayoutFaults } from '#test/support/drivers/browser/browser-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  buildReservationRequest,
  newIdempotencyKey,
} from '#test/support/builders/request-builders.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor, visit } = setupServerAndBrowser();

const WIDTHS = [320, 390, 1440];
let day = 130;

/** Creates a declined request for four. `page` is the path of its first proposal in the mail. */
const createDeclinedRequest = async (overrides: object = {}) => {
  const guest = server().guest();
  const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_secondo')!.id;
  const turn = { reservationDate: venueDateInDays(day++), timeSlotId };
  const { body } = await guest.post<ReservationReceipt>(
    '/api/reservations',
    buildReservationRequest(turn, { numberOfPeople: 4, ...overrides }),
    { 'idempotency-key': newIdempotencyKey() },
  );
  const staff = await server().staff();
  await staff.put(`/api/reservations/${body.id}`, {
    status: 'cancelled',
    rejectionReason: 'no_room',
  });
  const path = `/api${body.link.replace('/reservations', '/reservations/link')}`;
  const read = async () => (await guest.get<ReservationStatusView>(path)).body;
  const [first] = (await read()).proposals!;
  const page = `${body.link}/proposal/${first!.reservationDate}/${first!.timeSlotId}`;
  const chooseProposal = (index: number) =>
    read().then(({ proposals }) => {
      const { reservationDate, timeSlotId: slot } = proposals![index]!;
      return guest.post(`${path}/proposal`, { reservationDate, timeSlotId: slot });
    });
  return { link: body.link, page, read, chooseProposal, first: first!, staff };
};
/** Closes dinner on the date of the first proposal. The returned function deletes the closure. */
const closeEvening = async ({
  staff,
  first,
}: Awaited<ReturnType<typeof createDeclinedRequest>>) => {
  const { body } = await staff.post<{ id: string }>('/api/closures', {
    date: first.reservationDate,
    service: 'dinner',
  });
  return () => staff.delete(`/api/closures/${body.id}`);
};
const waitForTitle = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

describe('the page of a declined request', () => {
  it.each([true, false])(
    'creates a new request from a proposal by one tap, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const { link, first } = await createDeclinedRequest();
      const page = javaScriptEnabled ? await visit(link) : await visitor({ javaScriptEnabled });
      if (!javaScriptEnabled) await page.goto(link);
      await waitForTitle(page, /^Ci spiace: /);
      const proposals = page.getByRole('group', { name: 'Le nostre proposte' });
      expect(await proposals.getByRole('button').count()).toBe(2);
      await proposals.getByRole('button').first().click();
      await waitForTitle(page, 'Richiesta di prenotazione inviata!');
      expect(await page.locator('article').innerText()).toContain(first.startTime);
      expect(new URL(page.url()).pathname).not.toBe(link);
      const renewed = new URL(page.url()).pathname;
      await page.goto(link);
      await page.getByText('Hai scelto un altro tavolo').waitFor();
      expect(await page.getByRole('button', { name: /^Va bene/ }).count()).toBe(0);
      expect(
        await page.getByRole('link', { name: 'Apri la nuova richiesta' }).getAttribute('href'),
      ).toBe(renewed);
    },
  );

  it('is accessible and fits at every width, with proposals and after a choice', async () => {
    const declined = await createDeclinedRequest();
    const page = await visit(declined.link);
    await page.getByRole('group', { name: 'Le nostre proposte' }).waitFor();
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
    await page.goto(declined.page);
    await waitForTitle(page, 'Ti va bene questo tavolo?');
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
    await declined.chooseProposal(1);
    await waitForTitle(page, 'Hai scelto un altro tavolo');
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
  });
});

describe('the page of a proposal that a mail links to', () => {
  it('sends no request until the guest confirms', async () => {
    const declined = await createDeclinedRequest();
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(declined.page);
    await waitForTitle(page, 'Ti va bene questo tavolo?');
    expect((await declined.read()).replacementLink).toBeUndefined();
    await page.getByRole('button', { name: 'Va bene' }).click();
    await waitForTitle(page, 'Richiesta di prenotazione inviata!');
    expect(new URL(page.url()).pathname).toBe((await declined.read()).replacementLink);
  });

  it('offers other turns when the proposed turn is no longer available', async () => {
    const declined = await createDeclinedRequest();
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(declined.page);
    const reopen = await closeEvening(declined);
    await page.getByRole('button', { name: 'Va bene' }).click();
    await waitForTitle(page, 'Questa proposta non vale più');
    await page.getByRole('status').getByText('Adesso sono liberi questi:').waitFor();
    expect(await page.getByRole('button', { name: /^Va bene/ }).count()).toBe(2);
    const reopened = await visit(declined.page);
    await waitForTitle(reopened, 'Questa proposta non vale più');
    expect(await findLayoutFaults(reopened, WIDTHS)).toEqual([]);
    await reopen();
  });

  it('contains no Italian message in French', async () => {
    const read = (language: string) =>
      Object.values(
        JSON.parse(readFileSync(`web/shared/i18n/pass/${language}.json`, 'utf8')) as Record<
          string,
          string
        >,
      );
    const french = new Set(read('fr'));
    const italian = read('it').filter((text) => !text.includes('{') && !french.has(text));
    const declined = await createDeclinedRequest({ language: 'fr' });
    for (const path of [declined.link, declined.page]) {
      const page = await visit(`${path}?lang=fr`);
      await page
        .getByRole('button', { name: /^Cela me convient/ })
        .first()
        .waitFor();
      const lines = (await page.locator('main').innerText()).split('\n');
      expect(italian.filter((text) => lines.includes(text))).toEqual([]);
      expect(lines.join(' ')).toContain('4 personnes, ');
    }
    const page = await visitor();
    await page.goto(`${declined.page}?lang=fr`);
    await page.getByRole('button', { name: 'Cela me convient' }).click();
    await page.waitForURL((url) => url.pathname !== declined.page);
    expect(new URL(page.url()).search).toBe('?lang=fr');
  });
});
