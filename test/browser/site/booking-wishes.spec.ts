import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { languages, type Language } from '#src/contracts/languages.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  chooseTable,
  fillGuestDetails,
  pressTurn,
  searchTables,
  signInByForm,
  submitBookingRequest,
} from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visitor, visit, server } = setupServerAndBrowser();

const WIDTHS = [320, 390, 1440] as const;

const texts = {
  it: { wishes: 'Arrivo, occasione, posto', answer: 'Di solito rispondiamo entro un’ora e mezza' },
  en: {
    wishes: 'Arrival, occasion, seating',
    answer: 'We usually reply within an hour and a half',
  },
  es: { wishes: 'Llegada, ocasión, sitio', answer: 'Solemos responder en una hora y media' },
  fr: {
    wishes: 'Arrivée, occasion, place',
    answer: 'Nous répondons en général sous une heure et demie',
  },
} as const satisfies Record<Language, object>;

const readMessages = (language: Language) => {
  const messages = Object.assign(
    {},
    ...['site', 'booking'].map((area) =>
      JSON.parse(readFileSync(`web/shared/i18n/${area}/${language}.json`, 'utf8')),
    ),
  ) as Record<string, string>;
  return (id: string) => messages[id]!;
};

const saveScreenshot = async (page: Page, name: string) => {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};
const findFreeTable = async (date: string, timeSlot = 'cena_primo') =>
  (
    await server()
      .guest()
      .get<Availability>(
        `/api/availability?date=${date}&numberOfPeople=2&mealType=cena&timeSlot=${timeSlot}`,
      )
  ).body.availableSlots[0]!.tableName;

const openDetails = async (
  date: string,
  phone: string,
  options: Parameters<typeof visit>[1] = {},
) => {
  const page = await visit('/reservations', options);
  await searchTables(page, { date });
  await chooseTable(page, await findFreeTable(date));
  await fillGuestDetails(page, { name: 'Agata Attesa', phone });
  return page;
};
const openWishes = (page: Page, language: Language) =>
  page.locator('summary').filter({ hasText: texts[language].wishes }).click();
const chooseOption = (page: Page, name: string, value: string) =>
  page
    .locator('label')
    .filter({ has: page.locator(`input[name=${name}][value="${value}"]`) })
    .click();
const goToDetails = async (page: Page, language: Language) => {
  const translate = readMessages(language);
  await page.getByLabel(translate('booking.date')).fill(venueDateInDays(22));
  await page.getByRole('radio', { name: translate('booking.dinner'), exact: true }).click();
  await pressTurn(page, '19:00');
  await page.locator('label:has(input[name=table])').first().click();
  await page
    .getByRole('button', { name: translate('booking.continue') })
    .first()
    .click();
};
const hasNoHorizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe('arrival time and wishes in the booking form', () => {
  it('are chosen by keyboard, remain after a change of table, and are shown to guest and staff', async () => {
    const date = venueDateInDays(20);
    const page = await openDetails(date, '333 000 2001');
    await page.locator('summary').filter({ hasText: texts.it.wishes }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Non lo so ancora' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: 'Compleanno' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Seggiolone' }).focus();
    await page.keyboard.press('Space');

    await page.getByRole('button', { name: 'Cambia tavolo' }).click();
    // The room of the chosen table opens when the free tables have arrived.
    await page.getByRole('button', { name: /Tutte le sale/ }).waitFor();
    await chooseTable(page, await findFreeTable(date));
    expect(await page.getByRole('radio', { name: '19:15' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Compleanno' }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Seggiolone' }).isChecked()).toBe(true);

    await submitBookingRequest(page);
    await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
    await page.getByText('Arrivo alle 19:15: il tavolo è tuo per tutta la serata.').waitFor();

    const staff = await visitor({ viewport: { width: 1440, height: 900 } });
    await signInByForm(staff, administrator);
    await staff.goto(`/admin?tab=reservations&date=${date}`);
    const card = staff.getByRole('article').filter({ hasText: 'Agata Attesa' });
    await card.getByText('Arrivo previsto 19:15').waitFor();
    await card.getByText('Compleanno, Seggiolone').waitFor();
    expect(await findAccessibilityViolations(staff)).toEqual([]);
    await saveScreenshot(staff, 'wishes-card');
    await staff.goto(`/admin/sheet?date=${date}`);
    await staff.getByText('Compleanno, Seggiolone').waitFor();
    await staff.getByRole('cell', { name: '19:15' }).waitFor();
  });

  it('offer only quarter hours of the chosen turn, and reset the time when the turn changes', async () => {
    const date = venueDateInDays(21);
    const page = await openDetails(date, '333 000 2002');
    await openWishes(page, 'it');
    await chooseOption(page, 'arrivalTime', '20:15');
    await page.getByRole('button', { name: 'Cambia tavolo' }).click();
    await page.getByRole('button', { name: /Torna agli orari/ }).click();
    await pressTurn(page, '20:50');
    await chooseTable(page, await findFreeTable(date, 'cena_secondo'));
    await openWishes(page, 'it');
    const radios = page.locator('input[name=arrivalTime]');
    expect(
      await radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['', '21:00', '21:15']);
    expect(await page.getByRole('radio', { name: 'Non lo so ancora' }).isChecked()).toBe(true);
  });
});

describe('the details step', () => {
  it.each(languages.flatMap((language) => WIDTHS.map((width) => [language, width] as const)))(
    'shows the usual response time and the wishes, in %s at %i px',
    async (language, width) => {
      const page = await visitor({ viewport: { width, height: 844 } });
      await page.route('**/api/reservations/answer-time', (route) =>
        route.fulfill({ json: { minutes: 90 } }),
      );
      await page.goto(`/reservations?lang=${language}`);
      await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
      await page.locator('html[data-ready=yes]').waitFor();
      await goToDetails(page, language);
      await openWishes(page, language);
      await chooseOption(page, 'arrivalTime', '20:00');
      await chooseOption(page, 'occasion', 'anniversary');
      await chooseOption(page, 'seatWishes', 'with_dog');
      await page.getByText(texts[language].answer).waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await hasNoHorizontalOverflow(page)).toBe(true);
      await saveScreenshot(page, `wishes-${language}-${width}`);
    },
  );
});
