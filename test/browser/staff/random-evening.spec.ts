import type { Page } from 'playwright-core';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { seededRandom } from '#test/quality/attack/support/bad-input-generator.ts';
import { dateWithAllRoomsInDays } from '#test/support/builders/venue-date.ts';
import { askForTables } from '#test/support/drivers/busy-evening.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { PHONE, setupEvening, TABLET } from '#test/support/fixtures/evening-page.ts';

/**
 * Minimum duration. For a longer run:
 * `EVENING_MINUTES=30 npm run jest -- --selectProjects browser ...`.
 */
const MINUTES = Number(process.env['EVENING_MINUTES'] ?? 0);
const ACTIONS = Number(process.env['EVENING_ACTIONS'] ?? 30);
const SEED = Number(process.env['EVENING_SEED'] ?? 17);
const MAX_TEST_MS = 1_800_000;
const MAX_ACTION_MS = 20_000;
/** Maximum number of actions that a colleague undoes in one of five rounds. */
const MAX_UNDONE_ACTIONS = 6;

const { date, office, officeName, openTonight, server } = setupEvening();
const random = seededRandom(SEED);

/** Titles of the last action after a success. Every other title is a refusal. */
const SUCCESS_TITLE =
  /^(Arrivati|Seduti|Tavolo liberato|Accettata|Rimesso com’era|Ancora nessuna azione)/;
/** A refusal names the member of staff and the time, or the field that is wrong. */
const NAME_AND_TIME = /(direzione|ufficio).*alle \d\d:\d\d$/;

type RandomAction = { readonly kind: 'step' | 'accept' | 'undo'; readonly at: number };

const chooseAction = (): RandomAction => {
  const share = random();
  const kind = share < 0.7 ? 'step' : share < 0.85 ? 'accept' : 'undo';
  return { kind, at: random() };
};

/**
 * Presses the button at a relative position of the list. Equal actions hit one row on each screen.
 * Returns false when the screen has no such button.
 */
const press = (page: Page, { kind, at }: RandomAction) =>
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
      return buttons.length > 0;
    },
    [kind, at] as const,
  );

/** Undoes last actions through the API. Otherwise a long run has no buttons left. */
const undoSomeActions = async () => {
  const { body } = await office().get<ReservationView[]>(
    `/api/reservations?date=${date}&limit=500`,
  );
  const undoable = body.filter(({ lastAction }) => lastAction?.undoableUntil);
  if (undoable.length === 0) return;
  const first = Math.floor(random() * undoable.length);
  const actions = undoable
    .slice(first, first + MAX_UNDONE_ACTIONS)
    .map(({ id, updatedAt: at }) => ({ id, at }));
  const { status } = await office().post('/api/reservations/undo-many', { actions });
  expect(status).toBe(200);
};

const isIdle = async (page: Page) =>
  (await page.locator('[data-next-step][aria-disabled=true]').count()) === 0 || null;
const readLastAction = (page: Page) => page.locator('footer [role=status]').innerText();

/** Rows of the book without minutes, which differ between two readings. */
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
const readScreen = async (page: Page) =>
  JSON.stringify([await readBook(page), await readRequests(page)]);

it(
  'shows the same book on two tablets and a phone after an evening of random actions',
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
    const recordRefusal = async (page: Page) => {
      await pollUntil(() => isIdle(page));
      const lastAction = (await readLastAction(page)).replaceAll('\n', ' ');
      if (!SUCCESS_TITLE.test(lastAction)) refusals.push(lastAction);
    };
    const endMs = Date.now() + MINUTES * 60_000;
    let actions = 0;
    let presses = 0;
    while (actions < ACTIONS || Date.now() < endMs) {
      // In every third round all screens press the same button together.
      const sharedAction = random() < 0.34 ? chooseAction() : null;
      const [pressed] = await Promise.all([
        Promise.all(pages.map((page) => press(page, sharedAction ?? chooseAction()))),
        random() < 0.2 && undoSomeActions(),
      ]);
      await Promise.all(pages.map(recordRefusal));
      presses += pressed.filter(Boolean).length;
      actions += pages.length;
    }
    process.stdout.write(
      `${actions} actions, ${presses} found a button, ${refusals.length} refused\n`,
    );
    await pollUntil(async () => {
      const [first, ...others] = await Promise.all(pages.map(readScreen));
      return others.every((other) => other === first) || null;
    });
    expect(refusals.filter((refusal) => !NAME_AND_TIME.test(refusal))).toEqual([]);
  },
  MAX_TEST_MS + MINUTES * 60_000 + ACTIONS * MAX_ACTION_MS,
);
