import { useCallback, type RefObject } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

type Options = {
  readonly dirty: boolean;
  /** Callers set this ref to true before an intended navigation, such as after saving. */
  readonly leaving: RefObject<boolean>;
};

export const useUnsavedChangesGuard = ({ dirty, leaving }: Options) => {
  const shouldAsk = useCallback(() => dirty && !leaving.current, [dirty, leaving]);
  const blocker = useBlocker(shouldAsk);
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
