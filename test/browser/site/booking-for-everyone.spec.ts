import type { Locator, Page } from 'playwright-core';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  choosePeople,
  chooseTable,
  fillGuestDetails,
  openRoom,
  pressTurn,
  submitBookingRequest,
} from '#test/support/drivers/browser/booking-page.ts';
import {
  findAccessibilityViolations,
  fitsWidth,
} from '#test/support/drivers/browser/browser-page.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { setTextSize } from '#test/support/drivers/browser/visibility.ts';

const { visit } = setupServerAndBrowser();

let day = 100;
const nextDate = () => venueDateInDays(day++);
const openSearch = (date: string) =>
  visit(`/reservations?date=${date}&numberOfPeople=4&mealType=cena`);
const waitForHydration = (page: Page) => page.locator('html[data-ready=yes]').waitFor();
const waitForTables = (page: Page) =>
  page.getByRole('heading', { name: 'Dove vuoi sederti?' }).waitFor();
const pressContinue = (page: Page) =>
  page.getByRole('button', { name: 'Continua' }).first().click();
const waitForDetails = (page: Page) => page.getByRole('heading', { name: 'I tuoi dati' }).waitFor();

const measureEdge = (
  element: Locator,
  side: 'top' | 'bottom' | 'left' | 'right',
): Promise<number> =>
  element.evaluate((node, name) => Math.round(node.getBoundingClientRect()[name]), side);

/** Returns the lines of the accessibility tree without indentation, list markers and quotes. */
const readTree = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).ariaSnapshot())
    .split('\n')
    .map((line) => line.replace(/^[\s-]+/, '').replaceAll("'", ''));

const SEARCH_TREE = [
  'group "Persone":',
  'radio "1 persona"',
  'radio "4 persone" [checked]',
  'radio "9 o più persone: richiesta di gruppo":',
  'group "Data":',
  'group "Pranzo o cena, Turno":',
  'radio "Cena" [checked]',
  'radiogroup "Turno, Cena":',
  'radio "Cena, 20:50–21:30, libero"',
];
const ROOMS_TREE = [
  'status: "Passo 2 di 3: Scegli il tavolo"',
  'region "Dove vuoi sederti?":',
  'button "Torna agli orari"',
  'radio "Scegliete voi Il tavolo più adatto a 4, lo prepariamo noi. È la risposta più veloce." [checked]',
  'button "Sala Piano terra · sotto gli archi di pietra senza gradini"',
  'button "Loggia Primo piano · vista sulla valle si sale: scale":',
  'complementary "La tua scelta":',
  'button "Continua"',
];
const DETAILS_TREE = [
  'heading "I tuoi dati" [level=2]',
  'textbox "Nome e cognome":',
  'textbox "Telefono":',
  'textbox "Email (facoltativo)":',
  'button "Invia la richiesta"',
];
const findMissing = (expected: readonly string[], tree: readonly string[]): string[] => {
  const names = tree.map((line) => line.replace(/:$/, ''));
  return expected.filter((line) => !names.includes(line.replace(/:$/, '')));
};

/** Waits until the tree contains all lines, because the page loads the states of tables later. */
const expectTree = async (page: Page, selector: string, lines: readonly string[]) => {
  let missing: readonly string[] = lines;
  await pollUntil(
    async () => {
      missing = findMissing(lines, await readTree(page, selector));
      return missing.length === 0 || null;
    },
    { describe: () => `missing: ${missing.join(', ')}` },
  );
};

describe('the accessibility tree of the booking page', () => {
  it('contains the names and states of the controls of each step', async () => {
    const page = await openSearch(nextDate());
    await expectTree(page, '#table-search', SEARCH_TREE);
    const search = await readTree(page, '#table-search');
    expect(
      search.filter((line) => /^radio "\S+ \d+ \S+, libero"/.test(line)).length,
    ).toBeGreaterThan(13);
    await pressTurn(page, '19:00');
    await waitForTables(page);
    await expectTree(page, 'main', ROOMS_TREE);
    await pressContinue(page);
    await waitForDetails(page);
    await expectTree(page, 'main', DETAILS_TREE);
  });
});

describe('the booking page', () => {
  const steps: readonly (readonly [name: string, go: (page: Page) => Promise<void>])[] = [
    ['the search', async () => undefined],
    ['the rooms', (page) => pressTurn(page, '19:00').then(() => waitForTables(page))],
    ['a room', (page) => openRoom(page, 'Sala')],
    ['a list', (page) => page.getByText('Elenco', { exact: true }).click()],
    ['a plan', (page) => page.getByText('Pianta', { exact: true }).click()],
    ['the details', (page) => chooseTable(page, 'Sala 3')],
  ];

  it('fits the width and is accessible in every step with text of twice the size', async () => {
    const page = await openSearch(nextDate());
    const faults: string[] = [];
    for (const [name, go] of steps) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await go(page);
      for (const width of [390, 1280])
        if (!(await fitsWidth(page, width, 200))) faults.push(`${name} at ${width} px`);
      await page.setViewportSize({ width: 390, height: 844 });
      await setTextSize(page, 200);
      const [logo, menu] = [
        page.locator('header a').first(),
        page.getByRole('button', { name: 'Apri il menu' }),
      ];
      if ((await measureEdge(logo, 'right')) > (await measureEdge(menu, 'left')))
        faults.push(`${name}: the name of the restaurant is under the menu button`);
      faults.push(...(await findAccessibilityViolations(page)));
    }
    expect(faults).toEqual([]);
  });

  it('distinguishes the chosen party size, meal and turn in forced colours', async () => {
    const page = await openSearch(nextDate());
    await page.emulateMedia({ forcedColors: 'active' });
    const readTileStyle = (name: string, isChosen: boolean) =>
      page
        .locator(`label:has(input[name=${name}]${isChosen ? ':checked' : ':not(:checked)'})`)
        .first()
        .locator('> :is(span, div)')
        .first()
        .evaluate((tile) => {
          const { backgroundColor, borderColor, borderWidth, color, outline } =
            getComputedStyle(tile);
          return [backgroundColor, borderColor, borderWidth, color, outline].join(' / ');
        });
    for (const name of ['numberOfPeople', 'mealType'])
      expect(await readTileStyle(name, true)).not.toBe(await readTileStyle(name, false));
    const turn = page.getByRole('radio', { name: /^Cena, 19:00/ });
    await turn.press('Space');
    // The focus ring alone would make a chosen turn look different.
    await turn.blur();
    expect(await readTileStyle('timeSlot', true)).not.toBe(await readTileStyle('timeSlot', false));
  });
});

describe('the details step', () => {
  it('explains the e-mail field and keeps the send button visible below a focused field on a phone', async () => {
    const page = await visit(`/reservations?date=${nextDate()}&numberOfPeople=4`, {
      viewport: { width: 390, height: 844 },
    });
    await pressTurn(page, '19:00');
    await waitForTables(page);
    await pressContinue(page);
    await waitForDetails(page);
    await page.getByText(/^Ti scriviamo qui la risposta/).waitFor();
    const send = page.getByRole('button', { name: 'Invia la richiesta' });
    const bar = page.getByRole('complementary', { name: 'La tua scelta' });
    const fields = page.locator('#guest-details').locator('input:visible, textarea, summary');
    for (const field of await fields.all()) {
      await field.focus();
      expect(await measureEdge(send, 'bottom')).toBeLessThanOrEqual(844);
      expect(await measureEdge(field, 'bottom')).toBeLessThanOrEqual(await measureEdge(bar, 'top'));
    }
  });

  it('is followed by a search page with the link to the sent reservation above the search', async () => {
    const page = await visit(`/reservations?date=${nextDate()}&numberOfPeople=4`);
    await pressTurn(page, '19:00');
    await waitForTables(page);
    await pressContinue(page);
    await waitForDetails(page);
    await fillGuestDetails(page, { name: 'Agata Prova', phone: '333 000 0101' });
    await submitBookingRequest(page);
    await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
    await page.goto('/reservations');
    const ownReservation = page
      .getByRole('main')
      .getByRole('link', { name: /^La tua prenotazione · / });
    await ownReservation.waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const searchForm = page.locator('#table-search');
      expect(await measureEdge(ownReservation, 'bottom')).toBeLessThanOrEqual(
        await measureEdge(searchForm, 'top'),
      );
    }
  });
});

describe('two tabs of one browser', () => {
  it('keep their own search and details, and offer a second request as a change', async () => {
    const date = nextDate();
    const first = await openSearch(date);
    const second = await first.context().newPage();
    await second.goto(`/reservations?date=${nextDate()}&numberOfPeople=2`);
    await waitForHydration(second);
    await pressTurn(first, '19:00');
    await waitForTables(first);
    await pressContinue(first);
    await waitForDetails(first);
    await fillGuestDetails(first, { name: 'Agata Prova', phone: '333 000 0101' });
    await choosePeople(second, 6);
    await second.reload();
    await waitForHydration(second);
    expect(await second.locator('input[name=numberOfPeople]:checked').inputValue()).toBe('6');
    await first.reload();
    await waitForHydration(first);
    await waitForDetails(first);
    expect(await first.getByLabel('Nome e cognome').inputValue()).toBe('Agata Prova');

    await second.getByLabel('Data').fill(date);
    await pressTurn(second, '20:50');
    await waitForTables(second);
    await submitBookingRequest(first);
    await first.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
    await pressContinue(second);
    await second.getByRole('heading', { name: /hai già una richiesta$/ }).waitFor();
    expect(await second.getByLabel('Nome e cognome').count()).toBe(0);
  });
});
