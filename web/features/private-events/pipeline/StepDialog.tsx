import type { ReactNode, RefObject } from 'react';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';

type Props = {
  title: string;
  description?: string;
  label: string;
  formId: string;
  busy: boolean;
  onCancel: () => void;
  returnTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Dialog with one form, a cancel button and a submit button. */
export const StepDialog = (props: Props) => {
  const { title, description, label, formId, busy, onCancel, returnTo, children } = props;
  return (
    <Dialog
      open
      {...(returnTo ? { returnTo } : {})}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={title}
      description={description}
      actions={
        <>
          <Button $variant="secondary" $size="sm" onClick={onCancel}>
            Torna indietro
          </Button>
          <Button
            type="submit"
            form={formId}
            $variant="accept"
            $size="sm"
            aria-busy={busy}
            aria-disabled={busy}
          >
            {busy && <Spinner $size={18} />}
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
