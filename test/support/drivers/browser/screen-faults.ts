import type { Page } from 'playwright-core';

/**
 * Finds controls that another element covers at their centre or at a corner, after the browser has
 * scrolled them into view. An open dialog limits the check to its own controls.
 */
export const findCoveredControls = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((scope) => {
    const CONTROLS =
      ':is(a[href], button, input, select, textarea, summary):not([aria-hidden=true] *, [tabindex="-1"])';
    const dialogs = document.querySelectorAll('[role=dialog], dialog[open]');
    const root = dialogs[dialogs.length - 1] ?? document.querySelector(scope)!;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });
      return isVisible && width > 2 && height > 2;
    };
    const findCover = (control: Element): Element | null => {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, right, bottom } = control.getClientRects()[0]!;
      const [dx, dy] = [Math.min(8, (right - left) / 4), Math.min(8, (bottom - top) / 4)];
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + dx, top + dy],
        [right - dx, top + dy],
        [left + dx, bottom - dy],
        [right - dx, bottom - dy],
      ] as const;
      // The user scrolls a high control, such as a card with a picture, out from behind a bar.
      const isHigh = bottom - top > innerHeight / 2;
      const hits = (isHigh ? points.slice(0, 1) : points).map(([x, y]) =>
        document.elementFromPoint(x, y),
      );
      // A field may contain a button of its own, such as the one that shows a password.
      const own = control instanceof HTMLInputElement ? control.parentElement! : control;
      return hits.find((hit) => hit && !own.contains(hit) && !hit.contains(control)) ?? null;
    };
    const describe = (element: Element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    return [...root.querySelectorAll(CONTROLS)]
      .map((control) => (isShown(control) ? control : control.closest('label')))
      .filter((control, at, all) => control && all.indexOf(control) === at && isShown(control))
      .flatMap((control) => {
        const cover = findCover(control!);
        return cover ? [`${describe(cover)} covers ${describe(control!)}`] : [];
      });
  }, within);

/**
 * Finds texts in the flow of the page that are printed over each other. An open dialog limits the
 * check to its own texts.
 */
export const findOverlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN_OVERLAP_PX = 4;
    /** Share of a line box above and below its letters. */
    const EMPTY_SHARE = 0.22;
    const remember = <Value>(compute: (element: Element) => Value) => {
      const known = new Map<Element, Value>();
      return (element: Element): Value => {
        if (!known.has(element)) known.set(element, compute(element));
        return known.get(element)!;
      };
    };
    const isFloating = remember((element): boolean => {
      const parent = element.parentElement;
      if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return true;
      return parent !== null && isFloating(parent);
    });
    /** A button on a ground of its own may lie over the end of a shortened text. */
    const hasGround = (element: Element) =>
      getComputedStyle(element.closest('button') ?? element).backgroundColor !== 'rgba(0, 0, 0, 0)';
    const isHidden = remember(
      (element) =>
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        element.closest('svg, [data-visually-hidden]') !== null,
    );
    type Box = { left: number; top: number; right: number; bottom: number };
    const cut = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    /** Box outside which the ancestors hide what overflows, as visually hidden texts do. */
    const findWindow = remember((element): Box | null => {
      const around = element.parentElement && findWindow(element.parentElement);
      if (getComputedStyle(element).overflow === 'visible') return around;
      const edge = element.getBoundingClientRect();
      return around ? cut(edge, around) : edge;
    });
    const clip = ({ left, top, right, bottom, height }: DOMRect, element: Element): Box => {
      const empty = height * EMPTY_SHARE;
      const box = { left, right, top: top + empty, bottom: bottom - empty };
      const around = findWindow(element);
      return around ? cut(box, around) : box;
    };
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: { element: Element; text: string; box: Box }[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      const element = walker.currentNode.parentElement!;
      if (!text || isHidden(element) || isFloating(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects())
        texts.push({ element, text, box: clip(rect, element) });
    }
    texts.sort((one, other) => one.box.top - other.box.top);
    const isOver = (
      { box: one }: (typeof texts)[number],
      { box: other }: (typeof texts)[number],
    ) => {
      const { left, top, right, bottom } = cut(one, other);
      return right - left > MIN_OVERLAP_PX && bottom - top > MIN_OVERLAP_PX;
    };
    return texts.flatMap((one, at) => {
      const below = texts.findIndex(({ box }, next) => next > at && box.top >= one.box.bottom);
      return texts
        .slice(at + 1, below === -1 ? undefined : below)
        .filter((other) => isOver(one, other) && other.element !== one.element)
        .filter(({ element }) => !hasGround(element) && !hasGround(one.element))
        .map((other) => `"${one.text.slice(0, 30)}" over "${other.text.slice(0, 30)}"`);
    });
  });

/** Returns what is wider than the window, or an empty list if the page does not scroll sideways. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const range = document.createRange();
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right > innerWidth + 1;
    });
    const names = wide
      .slice(-3)
      .map((one) => `${one.localName} "${one.textContent?.slice(0, 30)}"`);
    return [`${scrollWidth} px wide in ${innerWidth}: ${names.join(', ')}`];
  });
