import { ConfirmDialog } from '#web/shared/ui/feedback/ConfirmDialog.tsx';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts';

export const UnsavedChangesDialog = (options: Parameters<typeof useUnsavedChangesGuard>[0]) => {
  const { isHeld, stay, leave } = useUnsavedChangesGuard(options);
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
