import { useEffect, useRef } from 'react';
import { isFocusLost } from '#web/shared/hooks/isFocusLost.ts';
import { focusRequest } from '../lane/moveInLane.ts';
import type { LastAction } from './lastAction.ts';

/** Focuses the row or the request. Returns false if the screen does not show it yet. */
const focusParty = (id: string, isRequest: boolean): boolean => {
  const kind = isRequest ? 'data-request' : 'data-open-row';
  const shown = document.querySelector<HTMLElement>(`[${kind}="${id}"]`);
  if (isRequest) focusRequest(shown);
  else shown?.focus();
  return shown !== null;
};

/**
 * Focuses the party of an undone action, because the pressed button has left the page. A request
 * appears only after its list was read again, so every rendering tries until then.
 */
export const useUndoneFocus = (last: LastAction | null): void => {
  const handled = useRef<LastAction | null>(null);
  useEffect(() => {
    if (!last || !('undone' in last) || handled.current === last) return;
    const { id, isRequest } = last.undone;
    if (!isFocusLost() || focusParty(id, isRequest)) handled.current = last;
  });
};
