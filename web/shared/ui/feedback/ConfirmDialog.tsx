import type { ReactNode } from 'react';
import { Button } from '../controls/Button.ts';
import { Dialog } from './Dialog.tsx';
import { Spinner } from './Loading.tsx';

type Props = {
  open: boolean;
  /** Closes without doing anything. */
  onCancel: () => void;
  onConfirm: () => void;
  /** Names the thing: `Sei sicuro di voler eliminare "Caponata"?` */
  title: ReactNode;
  description?: ReactNode;
  /** The word on the button that does it: `Elimina`. */
  confirm: string;
  busy?: boolean;
  children?: ReactNode;
};

/** Asks before something that cannot be taken back. "Annulla" comes first and has the focus. */
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
        <Button $variant="line" $size="sm" onClick={onCancel}>
          Annulla
        </Button>
        <Button
          $variant="no"
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
