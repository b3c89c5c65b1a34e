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

const { server, visitor } = setupServerAndBrowser();

const WIDTHS = [320, 390, 1440];
const DATE = venueDateInDays(100);

let link: string;
let view: ReservationStatusView;
beforeAll(async () => {
  const guest = server().guest();
  const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_secondo')!.id;
  const { body } = await guest.post<ReservationReceipt>(
    '/api/reservations',
    buildReservationRequest({ reservationDate: DATE, timeSlotId }, { numberOfPeople: 4 }),
    { 'idempotency-key': newIdempotencyKey() },
  );
  link = body.link;
  view = (await guest.get<ReservationStatusView>(`/api${link.replace('ations', 'ations/link')}`))
    .body;
});

const confirmed = { status: 'confirmed', tableName: 'Sala 3', floor: 0 } as const;
const cancelled = { status: 'cancelled', isChangeable: false } as const;
const changeRequest = {
  reservationDate: DATE,
  startTime: '20:50',
  endTime: '21:30',
  numberOfPeople: 6,
};

const states: Record<string, Partial<ReservationStatusView>> = {
  'In attesa': {},
  '✓ Confermata': confirmed,
  'Cambio chiesto': { ...confirmed, changeRequest },
  '✓ Confermata · domani': { ...confirmed, reservationDate: venueDateInDays(1) },
  '✓ Confermata · oggi': { ...confirmed, reservationDate: venueDateInDays(0) },
  'A quest’ora non ci siamo riusciti': { ...cancelled, outcome: 'rejected' },
  'Annullata da noi': { ...cancelled, outcome: 'cancelled_by_staff', cancelReason: 'house_closed' },
  'Annullata da te': { ...cancelled, outcome: 'cancelled_by_guest' },
  Passata: { ...cancelled, outcome: 'no_show' },
};

/** Opens a page and replaces fields of the state, which the page requests again after hydration. */
const openPage = async (path: string, overrides: Partial<ReservationStatusView> = {}) => {
  const page = await visitor();
  await page.route('**/api/reservations/link/**', (route) =>
    route.fulfill({ json: { ...view, ...overrides } }),
  );
  await page.goto(path);
  await page.locator('html[data-ready=yes]').waitFor();
  return page;
};

/** Waits for the replaced state, because the server renders the real one first. */
const waitForStatus = (page: Page, status: string) =>
  page.locator('article').getByRole('status').getByText(status, { exact: true }).waitFor();

/** Counts dark backgrounds, on which black text would be unreadable in print. */
const countDarkBackgrounds = (page: Page): Promise<number> =>
  page.locator('main, main *').evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { display, backgroundImage } = getComputedStyle(element, '::before');
        return display !== 'none' && backgroundImage.includes('pattern-notte');
      }).length,
  );

const readMessages = (area: string, language: string) =>
  JSON.parse(readFileSync(`web/shared/i18n/${area}/${language}.json`, 'utf8')) as Record<
    string,
    string
  >;

describe('the page of a personal link', () => {
  it.each(Object.keys(states))(
    'with "%s" is accessible, fits every width, and contains no internal words of staff',
    async (status) => {
      const page = await openPage(link, states[status]);
      await waitForStatus(page, status);
      expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
      expect(await page.locator('main').innerText()).not.toMatch(/non presentato|rifiutat/i);
    },
  );

  it.each([
    ['it', 'Di solito rispondiamo entro 40 minuti', 'Arrivo alle 21:15:'],
    ['en', 'We usually reply within 40 minutes', 'Arriving at 21:15:'],
    ['es', 'Solemos responder en 40 minutos', 'Llegada a las 21:15:'],
    ['fr', 'Nous répondons en général sous 40 minutes', 'Arrivée à 21:15'],
  ])('shows in %s "%s" while pending, and "%s"', async (language, answer, arrival) => {
    const details = { answerMinutes: 40, arrivalTime: '21:15' };
    const pending = await openPage(`${link}?lang=${language}`, details);
    await pending.getByText(answer).waitFor();
    await pending.getByText(arrival).waitFor();
    expect(await findLayoutFaults(pending, WIDTHS)).toEqual([]);
    const accepted = await openPage(`${link}?lang=${language}`, { ...details, ...confirmed });
    await accepted.getByText(arrival).waitFor();
    expect(await accepted.getByText(answer).count()).toBe(0);
  });

  it.each(['cancel', 'confirm', 'change', 'note', 'phone'])(
    'has an accessible page /%s, which fits at every width',
    async (name) => {
      const page = await openPage(`${link}/${name}`, confirmed);
      expect(await page.locator('main form').count()).toBe(1);
      expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
    },
  );

  it('contains no Italian message in French', async () => {
    const french = new Set(
      ['site', 'booking', 'pass'].flatMap((area) => Object.values(readMessages(area, 'fr'))),
    );
    const italian = ['site', 'booking', 'pass'].flatMap((area) =>
      Object.values(readMessages(area, 'it')).filter(
        (text) => !text.includes('{') && !french.has(text),
      ),
    );
    const [inItalian, inFrench] = [readMessages('pass', 'it'), readMessages('pass', 'fr')];
    const toFrench = (status: string) =>
      inFrench[Object.keys(inItalian).find((key) => inItalian[key] === status)!]!;
    for (const [name, overrides, status] of [
      ...Object.entries(states).map(([label, state]) => ['', state, toFrench(label)] as const),
      ...['/cancel', '/confirm', '/change', '/note', '/phone'].map(
        (path) => [path, confirmed, null] as const,
      ),
    ]) {
      const page = await openPage(`${link}${name}?lang=fr`, overrides);
      if (status !== null) await waitForStatus(page, status);
      const lines = (await page.locator('main').innerText()).split('\n').map((line) => line.trim());
      expect(lines.length).toBeGreaterThan(3);
      expect(italian.filter((text) => lines.includes(text))).toEqual([]);
    }
  });

  it('prints the ticket only', async () => {
    const page = await openPage(link, confirmed);
    await page.getByRole('heading', { name: 'Il tavolo è tuo' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    expect(shown).toContain(view.reference);
    expect(shown).toContain(link.split('/').at(-1)!);
    for (const words of ['Prenota', 'Annulla', 'Stampa', 'Note legali'])
      expect(shown).not.toContain(words);
    expect(await countDarkBackgrounds(page)).toBe(0);
  });
});
