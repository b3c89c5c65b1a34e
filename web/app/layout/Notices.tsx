import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/useWords.ts';
import { ToastProvider } from '../../shared/ui/Toast.tsx';

/** Toasts with their labels in the reader's language. */
export const LocalizedToastProvider = ({ children }: { children: ReactNode }) => {
  const words = useTranslation();
  return (
    <ToastProvider
      closeLabel={words('app.closeNotice')}
      regionLabel={`${words('app.notices')} ({hotkey})`}
    >
      {children}
    </ToastProvider>
  );
};
