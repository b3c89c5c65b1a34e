import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';
import { setHistoryBlocker } from '#web/shared/navigation/historyBlocker.ts';

type Options = {
  /** Something was typed that is not saved. */
  readonly dirty: boolean;
  /** Set by whoever leaves on purpose, after saving. */
  readonly leaving: RefObject<boolean>;
};

/** Place in the browser's history, which the router keeps in every entry's state. */
const historyIndex = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Holds every way out of a form while something would be lost: links and tabs, the browser's own way back, closing the
 * window. `held` is what was about to happen, until somebody answers. The router's own blocker needs a data router, whose
 * weight no visitor of the site should download; so the same is done on the navigator that this router exports.
 */
export const useUnsavedChangesGuard = ({ dirty, leaving }: Options) => {
  const { navigator } = useContext(NavigationContext);
  const [held, setHeld] = useState<(() => void) | null>(null);
  const allowed = useRef(false);

  useEffect(() => {
    if (!dirty) return undefined;
    const { push, replace } = navigator;
    const hold =
      (go: Navigator['push']): Navigator['push'] =>
      (...where) => {
        if (leaving.current || allowed.current) go(...where);
        else setHeld(() => () => go(...where));
      };
    Object.assign(navigator, { push: hold(push), replace: hold(replace) });
    return () => {
      Object.assign(navigator, { push, replace });
    };
  }, [dirty, leaving, navigator]);

  useEffect(() => {
    if (!dirty) return undefined;
    const here = historyIndex(history.state);
    // Stopped, so that the router does not hear of a step that is taken back at once.
    const step = (event: PopStateEvent) => {
      if (leaving.current || allowed.current) return;
      event.stopImmediatePropagation();
      const delta = historyIndex(event.state) - here;
      if (delta === 0) return;
      history.go(-delta);
      setHeld(() => () => history.go(delta));
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
    isHeld: held !== null,
    stay: () => setHeld(null),
    leave: () => {
      allowed.current = true;
      held?.();
    },
  };
};
