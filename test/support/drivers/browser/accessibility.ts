import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Options = {
  readonly disabledRules?: readonly string[];
  /** Limits the check to an open dialog. */
  readonly isLimitedToDialog?: boolean;
};

/** Returns each violated axe rule with its elements. Loads axe once per page. */
export const findAccessibilityViolations = async (
  page: Page,
  { disabledRules = [], isLimitedToDialog = false }: Options = {},
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([disabled, isLimited]) => {
      const { axe: engine } = globalThis as typeof globalThis & { axe: typeof axe };
      const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
      const { violations } = await engine.run(isLimited && dialog ? dialog : document, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' · ')}`,
      );
    },
    [disabledRules, isLimitedToDialog] as const,
  );
};

/**
 * Returns attributes and colours of the visible elements. A page with the same elements at another
 * size has the same accessibility violations.
 */
export const readVisibleElements = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        const attributes = [...element.attributes].filter(({ name }) => name !== 'style');
        const pairs = attributes.map(({ name, value }) => `${name}=${value}`);
        return [element.localName, ...pairs, color, backgroundColor].join(' ');
      })
      .join('\n'),
  );
