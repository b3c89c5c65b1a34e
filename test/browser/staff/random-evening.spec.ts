import type { Page } from 'playwright-core';
import { seededRandom } from '#test/quality/attack/support/bad-input-generator.ts';
import { dateWithAllRoomsInDays } from '#test/support/builders/venue-date.ts';
import { askForTables } from '#test/support/drivers/busy-evening.ts';
import { pollUntil } from '#test/support/services/child-process.ts';
import { PHONE, setupEvening, TABLET } from '#test/support/fixtures/evening-page.ts';

/** A longer evening: `EVENING_ACTIONS=600 npm run jest -- --selectProjects browser ...`. */
const ACTIONS = Number(process.env['EVENING_ACTIONS'] ?? 30);
const SEED = Number(process.env['EVENING_SEED'] ?? 17);
const MAX_TEST_MS = 1_800_000;
const MAX_ACTION_MS = 20_000;

const { date, office, officeName, openTonight, server } = setupEvening();
const random = seededRandom(SEED);

/** Titles of the last action after a success. Everything else is a refusal. */
const DONE = /^(Arrivati|Seduti|Tavolo liberato|Accettata|Rimesso com’era|Ancora nessuna azione)/;
/** A refusal names the member of staff and the time, or the field that is wrong. */
const WHO_AND_WHEN = /(direzione|ufficio).*alle \d\d:\d\d$/;

type Choice = { readonly kind: 'step' | 'accept' | 'undo'; readonly at: number };

const chooseAction = (): Choice => {
  const share = random();
  const kind = share < 0.7 ? 'step' : share < 0.85 ? 'accept' : 'undo';
  return { kind, at: random() };
};

/** Presses a button by its share of the list, so that equal choices hit one row on each screen. */
const press = (page: Page, { kind, at }: Choice) =>
  page.evaluate(
    ([action, share]) => {
      const selectors = {
        step: '[data-next-step]',
        accept: '[data-accept]',
        undo: 'footer button',
      };
      const buttons = [...document.querySelectorAll<HTMLElement>(selectors[action])].filter(
        ({ textContent }) =>
          action === 'undo' ? textContent === 'Rimetti com’era' : !textContent.includes('Trova'),
      );
      buttons[Math.floor(share * buttons.length)]?.click();
    },
    [kind, at] as const,
  );

const isIdle = async (page: Page) =>
  (await page.locator('[data-next-step][aria-disabled=true]').count()) === 0 || null;
const readLastAction = (page: Page) => page.locator('footer [role=status]').innerText();

/** The book without the minutes, which differ between two moments. */
const readBook = (page: Page) =>
  page
    .locator('tr:has([data-open-row])')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td, th')]
          .map((cell) => cell.textContent.replaceAll(/−?\d+( h \d+)?('| min)/g, '#'))
          .join(' | '),
      ),
    );
const readRequests = (page: Page) =>
  page
    .locator('[data-request]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-request')));
const readAll = async (page: Page) =>
  JSON.stringify([await readBook(page), await readRequests(page)]);

it(
  'two tablets and a phone show the same after an evening of random actions',
  async () => {
    await askForTables(
      { staff: office(), guest: () => server().guest(), date },
      [2, 2, 3, 2].map((numberOfPeople) => ({
        numberOfPeople,
        turnKey: 'cena_primo',
        date: dateWithAllRoomsInDays(10),
      })),
    );
    const pages = [
      await openTonight(TABLET, { expectedStatuses: [400, 409] }),
      await openTonight(TABLET, { expectedStatuses: [400, 409] }, officeName),
      await openTonight(PHONE, { expectedStatuses: [400, 409] }),
    ];
    const refusals: string[] = [];
    const note = async (page: Page) => {
      await pollUntil(() => isIdle(page));
      const words = (await readLastAction(page)).replaceAll('\n', ' ');
      if (!DONE.test(words)) refusals.push(words);
    };
    for (let action = 0; action < ACTIONS; action += pages.length) {
      // In every third round all screens press the same button together.
      const same = random() < 0.34 ? chooseAction() : null;
      await Promise.all(pages.map((page) => press(page, same ?? chooseAction())));
      await Promise.all(pages.map(note));
    }
    await pollUntil(async () => {
      const [first, ...others] = await Promise.all(pages.map(readAll));
      return others.every((other) => other === first) || null;
    });
    expect(refusals.filter((words) => !WHO_AND_WHEN.test(words))).toEqual([]);
  },
  MAX_TEST_MS + ACTIONS * MAX_ACTION_MS,
);
