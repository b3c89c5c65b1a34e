import type { Locator, Page } from 'playwright-core';
import type { HttpClient } from '../http-client.ts';
import { pollUntil } from '../../services/poll-until.ts';
import { resizeWindow, type Size } from './resize-window.ts';

/** Clients of the API. A flow creates with them what other people do. */
export type Others = {
  readonly guest: () => HttpClient;
  readonly staff: HttpClient;
  /** Date of the evening that the screens show. */
  readonly date: string;
};
/** One press: what happens before, the button, and the answer that must be in view. */
export type Step = {
  readonly prepare?: (page: Page, others: Others) => Promise<unknown>;
  readonly button: (page: Page) => Locator;
  readonly answer: (page: Page) => Locator;
};
export type Flow = {
  readonly name: string;
  /** Path of the first page, or a function that creates its data and returns the path. */
  readonly path: string | ((others: Others) => Promise<string>);
  /** Creates data before the page opens. */
  readonly arrange?: (others: Others) => Promise<unknown>;
  readonly steps: readonly Step[];
};

export const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
export const text =
  (words: string | RegExp) =>
  (page: Page): Locator =>
    page.getByText(words).filter({ visible: true });
export const link =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('link', { name });
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const inDialog =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    dialog(page).getByRole('button', { name, exact: true });
/** Closes the dialog of the step before. */
export const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
};
/** Closes the notification of the step before, as staff do if it lies over a button. */
export const closeNotice = async (page: Page): Promise<void> => {
  const close = page.locator('li[data-state=open]').getByRole('button', { name: 'Chiudi' });
  await close.click();
  await close.waitFor({ state: 'detached' });
};
/** Fills fields by their labels. `within` limits the search to a part of the page. */
export const fill =
  (fields: Readonly<Record<string, string>>, within?: (page: Page) => Locator) =>
  async (page: Page): Promise<void> => {
    const part = within?.(page) ?? page;
    for (const [label, value] of Object.entries(fields)) await part.getByLabel(label).fill(value);
  };
/** Step whose button and answer are found by their words. */
export const press = (
  name: string | RegExp,
  words: string | RegExp,
  prepare?: Step['prepare'],
): Step => ({
  button: button(name),
  answer: text(words),
  ...(prepare ? { prepare } : {}),
});

const ANSWER_TIMEOUT_MS = 60_000;
const SCROLL_TIMEOUT_MS = 5_000;

/** Scrolls the button into view like a keyboard does, and returns what covers it, or null. */
const findCover = (button: Locator): Promise<string | null> =>
  button.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.15, 0.85].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const cover = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((hit) => !hit || (!element.contains(hit) && !hit.contains(element)));
    return cover === undefined ? null : (cover?.textContent?.slice(0, 40) ?? 'edge of the window');
  });

const OLDER = 'data-older-than-press';
/** Notes the text of each element that looks like the answer before the press. */
const noteOlder = (answer: Locator): Promise<void> =>
  answer.evaluateAll(
    (all, mark) => all.forEach((element) => element.setAttribute(mark, element.textContent)),
    OLDER,
  );
const isNewerThanPress = (answer: Locator): Promise<boolean> =>
  answer.evaluateAll(
    (all, mark) => all.some((element) => element.getAttribute(mark) !== element.textContent),
    OLDER,
  );

const isInView = (answer: Locator): Promise<boolean> =>
  answer.evaluateAll(
    (all, mark) =>
      all.some((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, Math.min((top + bottom) / 2, top + 40)];
        const hit = document.elementFromPoint(x, y);
        const isOnTop = hit !== null && (element.contains(hit) || hit.contains(element));
        const isOlder = element.getAttribute(mark) === element.textContent;
        return !isOlder && width > 0 && height > 0 && top >= 0 && y < innerHeight && isOnTop;
      }),
    OLDER,
  );

/** The page may be replaced while it is asked. */
const waitUntil = (isTrue: () => Promise<boolean>, timeoutMs: number): Promise<boolean> =>
  pollUntil(async () => (await isTrue().catch(() => false)) || null, { timeoutMs }).catch(
    () => false,
  );

const readMain = async (page: Page): Promise<string> =>
  JSON.stringify((await page.locator('main').first().innerText()).slice(0, 500));

type Options = {
  readonly answerTimeoutMs?: number;
  /** Sizes of the window of a device and, if it can be turned, of the turned device. */
  readonly sizes?: readonly Size[];
};

/** A menu is next to the button that opened it, which may be outside the turned window. */
const isInMenu = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => element.closest('[role=menu]') !== null);

/** Returns what covers the button now or, if the turned device shows it, there. */
const findCoverAlsoTurned = async (
  button: Locator,
  [size, turned]: readonly Size[],
): Promise<string | null> => {
  const cover = await findCover(button);
  if (cover !== null || !size || !turned || (await isInMenu(button))) return cover;
  await resizeWindow(button.page(), turned);
  const turnedCover = (await button.isVisible()) ? await findCover(button) : null;
  await resizeWindow(button.page(), size);
  return turnedCover ?? findCover(button);
};

/** Presses a button. Returns its fault, or null. */
const findPressFault = async (
  button: Locator,
  answer: Locator,
  { answerTimeoutMs = ANSWER_TIMEOUT_MS, sizes = [] }: Options,
): Promise<string | null> => {
  await button.waitFor();
  const cover = await findCoverAlsoTurned(button, sizes);
  if (cover !== null) return `covered by "${cover}"`;
  if (await isInView(answer)) return 'answer in view before the press';
  await noteOlder(answer);
  await button.click();
  if (!(await waitUntil(() => isNewerThanPress(answer), answerTimeoutMs)))
    return (await answer.count()) > 0
      ? 'answer older than the press'
      : `no answer, but ${await readMain(button.page())}`;
  const isSeen = await waitUntil(() => isInView(answer), SCROLL_TIMEOUT_MS);
  return isSeen ? null : 'answer outside the window';
};

/**
 * Presses the buttons of a flow until one has a fault: the button is covered, or its answer is
 * missing, older than the press or outside the window without scrolling. Returns the fault, or null.
 */
export const findFlowFault = async (
  page: Page,
  { steps }: Pick<Flow, 'steps'>,
  others: Others,
  options: Options = {},
): Promise<string | null> => {
  for (const { prepare, button: find, answer } of steps) {
    await prepare?.(page, others);
    const control = find(page);
    const name = (await control.textContent())?.trim();
    const fault = await findPressFault(control, answer(page), options);
    if (fault !== null) return `${name}: ${fault}`;
  }
  return null;
};
