import { useEffect } from 'react';
import { useStableHandler } from '#web/shared/hooks/useStableHandler.ts';

const hasOwnUndo = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role=dialog]') !== null;

/** Undoes the last action with Ctrl+Z, or Cmd+Z on a Mac. Text fields keep their own undo. */
export const useUndoShortcut = (isOffered: boolean, onUndo: () => void): void => {
  const undo = useStableHandler(onUndo);
  useEffect(() => {
    if (!isOffered) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.shiftKey || event.altKey || hasOwnUndo(event)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOffered, undo]);
};
