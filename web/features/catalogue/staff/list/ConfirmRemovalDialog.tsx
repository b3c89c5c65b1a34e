import type { ReactNode } from 'react';
import { ConfirmDialog } from '#web/shared/ui/feedback/ConfirmDialog.tsx';

type Removal = {
  readonly row: { readonly name: string } | null;
  readonly busy: boolean;
  readonly cancel: () => void;
  readonly confirm: () => Promise<void>;
};

export const ConfirmRemovalDialog = ({
  removal: { row, busy, cancel, confirm },
  children,
}: {
  removal: Removal;
  children: ReactNode;
}) => (
  <ConfirmDialog
    open={row !== null}
    busy={busy}
    title={`Sei sicuro di voler eliminare "${row?.name ?? ''}"?`}
    description={children}
    confirm="Elimina"
    onCancel={cancel}
    onConfirm={() => void confirm()}
  />
);
