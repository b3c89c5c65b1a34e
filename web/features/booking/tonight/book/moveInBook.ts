import type { KeyboardEvent } from 'react';

const OPEN = '[data-open-row]';
const STEP = '[data-next-step]';

const focusRow = (row: Element | null | undefined, selector: string) =>
  row?.querySelector<HTMLElement>(selector)?.focus();

/**
 * Moves the focus with the arrow keys. Up and Down change the row. Right goes to the button of the
 * next step, and Left to the name.
 */
export const moveInBook = (event: KeyboardEvent<HTMLElement>): void => {
  const target = event.target as HTMLElement;
  const row = target.closest('[role="row"]');
  if (!row || !target.matches(`${OPEN}, ${STEP}`)) return;
  const rows = [...event.currentTarget.querySelectorAll(`[role="row"]:has(${OPEN})`)];
  const at = rows.indexOf(row);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => focusRow(rows[at + 1], OPEN),
    ArrowUp: () => focusRow(rows[at - 1], OPEN),
    ArrowRight: () => focusRow(row, STEP),
    ArrowLeft: () => focusRow(row, OPEN),
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
};
