import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** Asks before typed words are lost. */
export const LeaveGuard = (options: Parameters<typeof useLeaveGuard>[0]) => {
  const { isHeld, stay, leave } = useLeaveGuard(options);
  return (
    <ConfirmDialog
      open={isHeld}
      title="Hai modifiche non salvate"
      confirm="Esci senza salvare"
      description="Se esci ora, quello che hai scritto va perso."
      onCancel={stay}
      onConfirm={leave}
    />
  );
};
