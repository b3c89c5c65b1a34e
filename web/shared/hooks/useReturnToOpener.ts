import { useRef, type RefObject } from 'react';

/** Opener of the latest dialog. A dialog that replaces another one has no opener in the page. */
let latestOpener: Element | null = null;

const findOpener = (): Element | null => {
  const focused = document.activeElement;
  return focused && focused !== document.body ? focused : latestOpener;
};

/**
 * Handlers of a Radix dialog without a trigger. When the dialog closes, focus returns to the element
 * that opened it, or to `returnTo`. Radix itself would leave the focus on the body.
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
      const back = returnTo?.current ?? opener.current;
      if (back instanceof HTMLElement) back.focus();
    },
  };
};
