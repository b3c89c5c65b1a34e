import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { PlainToast } from './PlainToast.tsx';
import { lazyWithFallback } from '../lazyWithFallback.ts';
import type { ToastMessage, ShownToast } from './toastTypes.ts';

type Toasts = {
  toast: (message: ToastMessage) => void;
  /** Closes the notification, for example because a dialog opens below it. */
  closeToast: () => void;
};

export const ToastContext = createContext<Toasts | null>(null);

export const useToast = (): Toasts => {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
};

const ToastStack = lazyWithFallback(
  async () => (await import('./ToastStack.tsx')).ToastStack,
  PlainToast,
);

type Words = { closeLabel?: string; regionLabel?: string };

export const ToastProvider = ({
  children,
  closeLabel = 'Chiudi',
  regionLabel = 'Notifiche ({hotkey})',
}: Words & { children: ReactNode }) => {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const toast = useCallback(
    (message: ToastMessage) =>
      setShown((last) => ({ ...message, open: true, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  const closeToast = useCallback(() => setShown((last) => last && { ...last, open: false }), []);
  const toasts = useMemo(() => ({ toast, closeToast }), [toast, closeToast]);
  return (
    <ToastContext value={toasts}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <ToastStack
            shown={shown}
            onClose={closeToast}
            closeLabel={closeLabel}
            regionLabel={regionLabel}
          />
        </Suspense>
      )}
    </ToastContext>
  );
};
