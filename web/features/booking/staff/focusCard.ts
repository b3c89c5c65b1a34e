/** After a dialog that closes has given the focus back, in milliseconds. */
const MOMENT = 80;

const card = (id: string) => document.querySelector<HTMLElement>(`[data-reservation="${id}"]`);
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Puts the focus on a card whose pressed button is gone: it would fall back to the top of the page. Elsewhere it stays. */
export const recoverFocus = (id: string): void => {
  setTimeout(() => {
    if (isLost()) card(id)?.focus({ preventScroll: true });
  }, MOMENT);
};

/** Puts the focus on a card that just came, such as the first of a new page. */
export const focusCard = (id: string): void => card(id)?.focus();
