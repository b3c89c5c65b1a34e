import type { KeyboardEvent } from 'react';

const FIRST_BUTTON = '[data-accept], [data-propose], [data-reject]';
const shortcuts: Readonly<Record<string, string>> = {
  a: '[data-accept]',
  p: '[data-propose]',
  r: '[data-reject]',
};

/**
 * Handles keys in the list of requests. Up and Down change the request. A accepts, P proposes and R
 * rejects. The letters work only while a request has focus (WCAG 2.1.4).
 */
export const moveInLane = (event: KeyboardEvent<HTMLElement>): void => {
  const item = (event.target as HTMLElement).closest('[data-request]');
  if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...event.currentTarget.querySelectorAll('[data-request]')];
  const at = items.indexOf(item);
  const next = { ArrowDown: items[at + 1], ArrowUp: items[at - 1] }[event.key];
  const shortcut = shortcuts[event.key.toLowerCase()];
  const button = shortcut && item.querySelector<HTMLElement>(shortcut);
  if (!next && !button) return;
  event.preventDefault();
  if (button) button.click();
  else focusRequest(next);
};

/** Focuses the first button of the request. */
export const focusRequest = (item: Element | null | undefined): void =>
  item?.querySelector<HTMLElement>(FIRST_BUTTON)?.focus();
