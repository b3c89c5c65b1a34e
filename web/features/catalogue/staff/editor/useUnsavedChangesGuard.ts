import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';
import { setHistoryBlocker } from '#web/shared/navigation/historyBlocker.ts';

type Options = {
  readonly dirty: boolean;
  /** Callers set this ref to true before an intended navigation, such as after saving. */
  readonly leaving: RefObject<boolean>;
};

const historyIndex = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Asks before a link, browser back or closing the tab discards changes. React Router's own blocker
 * would enlarge the public bundle.
 */
export const useUnsavedChangesGuard = ({ dirty, leaving }: Options) => {
  const { navigator } = useContext(NavigationContext);
  const [blocked, setBlocked] = useState<(() => void) | null>(null);
  const allowed = useRef(false);

  useEffect(() => {
    if (!dirty) return undefined;
    const { push, replace } = navigator;
    const block =
      (go: Navigator['push']): Navigator['push'] =>
      (...args) => {
        if (leaving.current || allowed.current) go(...args);
        else setBlocked(() => () => go(...args));
      };
    Object.assign(navigator, { push: block(push), replace: block(replace) });
    return () => {
      Object.assign(navigator, { push, replace });
    };
  }, [dirty, leaving, navigator]);

  useEffect(() => {
    if (!dirty) return undefined;
    const currentIndex = historyIndex(history.state);
    // Hides the event from React Router, because `history.go` reverts the navigation immediately.
    const step = (event: PopStateEvent) => {
      if (leaving.current || allowed.current) return;
      event.stopImmediatePropagation();
      const delta = historyIndex(event.state) - currentIndex;
      if (delta === 0) return;
      history.go(-delta);
      setBlocked(() => () => history.go(delta));
    };
    const close = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    setHistoryBlocker(step);
    window.addEventListener('beforeunload', close);
    return () => {
      setHistoryBlocker(null);
      window.removeEventListener('beforeunload', close);
    };
  }, [dirty, leaving]);

  return {
    isBlocked: blocked !== null,
    stay: () => setBlocked(null),
    leave: () => {
      allowed.current = true;
      blocked?.();
    },
  };
};
