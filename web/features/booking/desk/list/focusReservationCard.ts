/** After a dialog that closes has given the focus back, in milliseconds. */
const RESTORE_DELAY_MS = 80;

const card = (id: string) => document.querySelector<HTMLElement>(`[data-reservation="${id}"]`);
const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body;

/** Puts the focus on a card whose pressed button is gone: it would fall back to the top of the page. Elsewhere it stays. */
export const restoreLostFocus = (id: string): void => {
  setTimeout(() => {
    if (isFocusLost()) card(id)?.focus({ preventScroll: true });
  }, RESTORE_DELAY_MS);
};

/** Puts the focus on a card that just came, such as the first of a new page. */
export const focusReservationCard = (id: string): void => card(id)?.focus();
