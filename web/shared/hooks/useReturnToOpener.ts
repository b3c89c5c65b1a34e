import { useRef, type RefObject } from 'react';

/**
 * Opener of the last dialog. A dialog that replaces another dialog uses it, because its own opener
 * is no longer in the page.
 */
let latestOpener: Element | null = null;

const findOpener = (): Element | null => {
  const focused = document.activeElement;
  return focused && focused !== document.body ? focused : latestOpener;
};

/**
 * Handlers of a Radix dialog without a trigger. They return focus to the opener, or to `returnTo`,
 * because Radix would leave it on the body.
 */
export const useReturnToOpener = (returnTo?: RefObject<HTMLElement | null>) => {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = findOpener();
      latestOpener = opener.current;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A dialog that replaced this one already has the focus.
      if (document.activeElement?.closest('[role=dialog]')) return;
      const back = returnTo?.current ?? opener.current;
      if (back instanceof HTMLElement) back.focus();
    },
  };
};
