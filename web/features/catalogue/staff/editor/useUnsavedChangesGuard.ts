import { useCallback, useRef, type RefObject } from 'react';
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom';

type Options = {
  readonly dirty: boolean;
  /** Callers set this ref to true before an intended navigation, such as after saving. */
  readonly leaving?: RefObject<boolean>;
  /** Returns true if the page keeps the unsaved changes after a navigation to this URL query. */
  readonly staysOn?: (search: string) => boolean;
};

export const useUnsavedChangesGuard = ({ dirty, leaving, staysOn }: Options) => {
  const staying = useRef(false);
  const isLeaving = leaving ?? staying;
  const shouldAsk = useCallback(() => dirty && !isLeaving.current, [dirty, isLeaving]);
  const shouldBlock = useCallback<BlockerFunction>(
    ({ nextLocation: { search } }) => shouldAsk() && !staysOn?.(search),
    [shouldAsk, staysOn],
  );
  const blocker = useBlocker(shouldBlock);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (shouldAsk()) event.preventDefault();
      },
      [shouldAsk],
    ),
  );
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
};
