import type { Page } from 'playwright-core';

/**
 * Finds words of ordinary length that are broken between two lines, texts whose end is hidden, and
 * texts whose own lines are printed over each other. A text that ends with an ellipsis is no fault.
 * An open dialog limits the check to its own texts.
 */
export const findTextFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN_CUT_PX = 4;
    /** Share of a line box above and below its letters. */
    const EMPTY_SHARE = 0.22;
    const MAX_LETTERS_ON_A_LINE = 12;
    const MIN_LINE_HEIGHT = 0.8;
    const readLines = (node: Node, from = 0, to = node.textContent!.length): DOMRect[] => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const isSkipped = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('svg, [data-visually-hidden], [aria-hidden=true]') !== null;

    /** Words of more letters may need two lines. Addresses and codes have no place to break. */
    const findBroken = (node: Node): string[] =>
      [...node.textContent!.matchAll(/(?<=^|[\s“«"(])[\p{L}’']+(?=[\s”»"),.:;!?]|$)/gu)]
        .filter(([word]) => word.length <= MAX_LETTERS_ON_A_LINE)
        .filter(({ 0: word, index }) => {
          const tops = readLines(node, index, index + word.length).map(({ top }) => top);
          return Math.max(...tops) - Math.min(...tops) > MIN_CUT_PX;
        })
        .map(([word]) => `word broken: ${word}`);

    /** Returns true if an ancestor hides a part that the user cannot scroll into view. */
    const isClipped = (element: Element, line: DOMRect): boolean => {
      const empty = line.height * EMPTY_SHARE;
      let [canScrollX, canScrollY] = [false, false];
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        const isForScreenReaders = edge.width <= 2 && edge.height <= 2;
        if (isShortened || isForScreenReaders) return false;
        const cutsX = /hidden|clip/.test(overflowX) && !canScrollX;
        const cutsY = /hidden|clip/.test(overflowY) && !canScrollY;
        if (cutsX && Math.max(edge.left - line.left, line.right - edge.right) > MIN_CUT_PX)
          return true;
        if (cutsY && line.top + empty < edge.top - 1) return true;
        if (cutsY && line.bottom - empty > edge.bottom + 1) return true;
        canScrollX ||= /auto|scroll/.test(overflowX);
        canScrollY ||= /auto|scroll/.test(overflowY) || box === document.body;
      }
      return false;
    };
    const findClipped = (node: Node): string[] =>
      readLines(node).some((line) => isClipped(node.parentElement!, line))
        ? [`text cut: ${node.textContent!.trim().slice(0, 40)}`]
        : [];

    const findPressed = (node: Node): string[] => {
      const size = parseFloat(getComputedStyle(node.parentElement!).fontSize);
      const tops = readLines(node).map(({ top }) => top);
      const isPressed = tops.some((top, at) => {
        const step = top - (tops[at - 1] ?? -Infinity);
        return step > 1 && step < size * MIN_LINE_HEIGHT;
      });
      return isPressed ? [`lines over each other: ${node.textContent!.trim().slice(0, 40)}`] : [];
    };

    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.textContent!.trim() && !isSkipped(node.parentElement!))
        faults.push(...findBroken(node), ...findClipped(node), ...findPressed(node));
    }
    return faults;
  });

const MIN_FREE_SHARE = 0.4;

/**
 * Returns a fault if bars and the feet of panels leave too little of the window for what the user
 * scrolls.
 */
export const findHighBars = (page: Page): Promise<string[]> =>
  page.evaluate((minShare) => {
    const isScroller = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY) &&
      element.scrollHeight > element.clientHeight + 1 &&
      element.localName !== 'textarea';
    const isBar = (element: Element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      const isAtEdge = top <= 1 || bottom >= innerHeight - 1;
      return /fixed|sticky/.test(position) && isAtEdge && width > innerWidth / 2;
    };
    const readHeight = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    };
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
    const scroller = dialog && [dialog, ...dialog.querySelectorAll('*')].find(isScroller);
    if (dialog && !scroller) return [];
    const free = scroller
      ? readHeight(scroller)
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => isBar(element))
          .reduce((height, bar) => height - readHeight(bar), innerHeight);
    return free < innerHeight * minShare
      ? [`bars leave ${Math.round(free)} of ${innerHeight} px`]
      : [];
  }, MIN_FREE_SHARE);
