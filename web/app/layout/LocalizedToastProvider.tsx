import type { ReactNode } from 'react';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ToastProvider } from '#web/shared/ui/feedback/ToastProvider.tsx';

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
