import { useEffect, useRef, type FocusEvent } from 'react';
import { isFocusLost } from '#web/shared/hooks/isFocusLost.ts';
import { focusRequest } from './moveInLane.ts';

const isInDialog = (element: Element | null): boolean =>
  element !== null && element.closest('[role=dialog]') !== null;

/** Focuses the request at this position, or the last one, or the heading of an empty lane. */
const focusRequestAt = (
  at: number,
  lane: HTMLElement | null,
  heading: HTMLElement | null,
): void => {
  const items = lane?.querySelectorAll('[data-request]') ?? [];
  if (items.length === 0) heading?.focus();
  else focusRequest(items[Math.min(at, items.length - 1)]);
};

/**
 * Keeps the keyboard in the lane when the focused request leaves it, also while a dialog of the
 * request is open. `ids`: the requests in the order of the screen.
 */
export const useNextRequestFocus = (ids: readonly string[]) => {
  const lane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedId = useRef<string | null>(null);
  const lastIds = useRef(ids);
  const leftAt = useRef<number | null>(null);
  useEffect(() => {
    const lastAt = lastIds.current.indexOf(focusedId.current ?? '');
    lastIds.current = ids;
    if (lastAt !== -1 && !ids.includes(focusedId.current!)) {
      leftAt.current = lastAt;
      focusedId.current = null;
    }
    const at = leftAt.current;
    // The closing of the dialog renders the lane again.
    if (at === null || isInDialog(document.activeElement)) return;
    leftAt.current = null;
    if (!isFocusLost()) return;
    focusRequestAt(at, lane.current, heading.current);
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focusedId.current = target.closest<HTMLElement>('[data-request]')?.dataset['request'] ?? null;
  };
  // React reports no blur when it removes the focused element, so this is a move by the user.
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!isInDialog(relatedTarget)) focusedId.current = null;
  };
  return { heading, laneProps: { ref: lane, onFocus, onBlur } };
};
