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

/** A declined request for four. `page` is the link of its first proposal in a mail. */
const declined = async (over: object = {}) => {
  const guest = server().guest();
  const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_secondo')!.id;
  const turn = { reservationDate: venueDateInDays(day++), timeSlotId };
  const { body } = await guest.post<ReservationReceipt>(
    '/api/reservations',
    buildReservationRequest(turn, { numberOfPeople: 4, ...over }),
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
  const take = (at: number) =>
    read().then(({ proposals }) => {
      const { reservationDate, timeSlotId: slot } = proposals![at]!;
      return guest.post(`${path}/proposal`, { reservationDate, timeSlotId: slot });
    });
  return { link: body.link, page, read, take, first: first!, staff };
};
/** Nothing is free on the evening of the first proposal until the returned function runs. */
const closeEvening = async ({ staff, first }: Awaited<ReturnType<typeof declined>>) => {
  const { body } = await staff.post<{ id: string }>('/api/closures', {
    date: first.reservationDate,
    service: 'dinner',
  });
  return () => staff.delete(`/api/closures/${body.id}`);
};
const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

describe('the pass of a declined request', () => {
  it.each([true, false])(
    'leads to a new request by one tap, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const { link, first } = await declined();
      const page = javaScriptEnabled ? await visit(link) : await visitor({ javaScriptEnabled });
      if (!javaScriptEnabled) await page.goto(link);
      await title(page, /^Ci spiace: /);
      const proposals = page.getByRole('group', { name: 'Le nostre proposte' });
      expect(await proposals.getByRole('button').count()).toBe(2);
      await proposals.getByRole('button').first().click();
      await title(page, 'Richiesta di prenotazione inviata!');
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
    const mine = await declined();
    const page = await visit(mine.link);
    await page.getByRole('group', { name: 'Le nostre proposte' }).waitFor();
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
    await page.goto(mine.page);
    await title(page, 'Ti va bene questo tavolo?');
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
    await mine.take(1);
    await title(page, 'Hai scelto un altro tavolo');
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
  });
});

describe('the page of a proposal, to which the mail leads', () => {
  it('asks, and changes nothing until the guest answers', async () => {
    const mine = await declined();
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(mine.page);
    await title(page, 'Ti va bene questo tavolo?');
    expect((await mine.read()).replacementLink).toBeUndefined();
    await page.getByRole('button', { name: 'Va bene' }).click();
    await title(page, 'Richiesta di prenotazione inviata!');
    expect(new URL(page.url()).pathname).toBe((await mine.read()).replacementLink);
  });

  it('says that the table was taken in the meantime, and shows what is free now', async () => {
    const mine = await declined();
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(mine.page);
    const reopen = await closeEvening(mine);
    await page.getByRole('button', { name: 'Va bene' }).click();
    await title(page, 'Questa proposta non vale più');
    await page.getByRole('status').getByText('Adesso sono liberi questi:').waitFor();
    expect(await page.getByRole('button', { name: /^Va bene/ }).count()).toBe(2);
    const again = await visit(mine.page);
    await title(again, 'Questa proposta non vale più');
    expect(await findLayoutFaults(again, WIDTHS)).toEqual([]);
    await reopen();
  });

  it('is French for a French guest', async () => {
    const read = (language: string) =>
      Object.values(
        JSON.parse(readFileSync(`web/shared/i18n/pass/${language}.json`, 'utf8')) as Record<
          string,
          string
        >,
      );
    const french = new Set(read('fr'));
    const italian = read('it').filter((text) => !text.includes('{') && !french.has(text));
    const mine = await declined({ language: 'fr' });
    for (const path of [mine.link, mine.page]) {
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
    await page.goto(`${mine.page}?lang=fr`);
    await page.getByRole('button', { name: 'Cela me convient' }).click();
    await page.waitForURL((url) => url.pathname !== mine.page);
    expect(new URL(page.url()).search).toBe('?lang=fr');
  });
});
