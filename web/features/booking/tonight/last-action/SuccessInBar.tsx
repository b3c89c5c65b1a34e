import { useMemo, type ReactNode } from 'react';
import { ToastContext, useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { toPlainAction, type LastAction } from './lastAction.ts';

type Props = { setLast: (last: LastAction) => void; children: ReactNode };

/**
 * Reports successes in the bar of the last action instead of a toast, which would cover buttons.
 * Failures are still toasts.
 */
export const SuccessInBar = ({ setLast, children }: Props) => {
  const { toast, closeToast } = useToast();
  const toasts = useMemo(
    (): ReturnType<typeof useToast> => ({
      toast: (message) =>
        message.variant === 'destructive' ? toast(message) : setLast(toPlainAction(message)),
      closeToast,
    }),
    [toast, closeToast, setLast],
  );
  return <ToastContext value={toasts}>{children}</ToastContext>;
};
