import { useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';

type Props = {
  /** Something was typed that is not saved. */
  dirty: boolean;
  /** Set by whoever leaves on purpose, after saving. */
  leaving: RefObject<boolean>;
};

/** Asks before typed words are lost: on every way out of the form, the browser's own included. */
export const LeaveGuard = ({ dirty, leaving }: Props) => {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) =>
    dirty && !leaving.current && (from.pathname !== to.pathname || from.search !== to.search));
  useEffect(() => {
    if (!dirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => { if (!leaving.current) event.preventDefault(); };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty, leaving]);
  return (
    <ConfirmDialog open={blocker.state === 'blocked'} title="Hai modifiche non salvate" confirm="Esci senza salvare"
      description="Se esci ora, quello che hai scritto va perso."
      onCancel={() => blocker.reset?.()} onConfirm={() => blocker.proceed?.()} />
  );
};
