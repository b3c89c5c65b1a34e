import { isFocusLost } from '#web/shared/hooks/isFocusLost.ts';

/**
 * Delay that is longer than the closing of a dialog, because the closing dialog also moves the
 * focus.
 */
const RESTORE_DELAY_MS = 80;

const card = (id: string) => document.querySelector<HTMLElement>(`[data-reservation="${id}"]`);

/**
 * Focuses the card when its pressed button was removed. Otherwise focus would jump to the top of
 * the page.
 */
export const restoreLostFocus = (id: string): void => {
  setTimeout(() => {
    if (isFocusLost()) card(id)?.focus({ preventScroll: true });
  }, RESTORE_DELAY_MS);
};

export const focusReservationCard = (id: string): void => card(id)?.focus();
