import { ConfirmDialog } from '#web/shared/ui/feedback/ConfirmDialog.tsx';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts';

/** Asks for confirmation before a navigation that would lose unsaved changes. */
export const UnsavedChangesDialog = (options: Parameters<typeof useUnsavedChangesGuard>[0]) => {
  const { isBlocked, stay, leave } = useUnsavedChangesGuard(options);
  return (
    <ConfirmDialog
      open={isBlocked}
      title="Hai modifiche non salvate"
      confirm="Esci senza salvare"
      description="Se esci ora, quello che hai scritto va perso."
      onCancel={stay}
      onConfirm={leave}
    />
  );
};
