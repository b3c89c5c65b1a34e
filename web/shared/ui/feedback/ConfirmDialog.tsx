import type { ReactNode } from 'react';
import { Button } from '../controls/Button.ts';
import { Dialog } from './Dialog.tsx';
import { Spinner } from './Loading.tsx';

type Props = {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  title: ReactNode;
  description?: ReactNode;
  confirm: string;
  busy?: boolean;
  children?: ReactNode;
};

/**
 * Asks for confirmation before an action that cannot be undone. The cancel button takes focus,
 * because Enter must not confirm by accident.
 */
export const ConfirmDialog = ({
  open,
  onCancel,
  onConfirm,
  title,
  description,
  confirm,
  busy = false,
  children,
}: Props) => (
  <Dialog
    open={open}
    onOpenChange={(next) => {
      if (!next) onCancel();
    }}
    title={title}
    description={description}
    actions={
      <>
        <Button $variant="secondary" $size="sm" onClick={onCancel}>
          Torna indietro
        </Button>
        <Button
          $variant="danger"
          $size="sm"
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onConfirm();
          }}
        >
          {busy && <Spinner $size={18} />}
          {confirm}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
