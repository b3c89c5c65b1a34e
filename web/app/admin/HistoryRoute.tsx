import { HistoryPage } from '#web/features/history/HistoryPage.tsx';
import { useSessionQuery } from '#web/features/staff/sessionApi.ts';
import { RequireStaff } from './RequireAdmin.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { useDocumentTitle } from './layout/useDocumentTitle.ts';

export const HistoryRoute = () => {
  useDocumentTitle('Storico');
  return (
    <RequireStaff>
      <HistoryWithLayout />
    </RequireStaff>
  );
};

const HistoryWithLayout = () => {
  const { data: session } = useSessionQuery();
  const isAdministrator = session?.role === 'administrator';
  return (
    <AdminLayout
      {...(isAdministrator ? {} : { subtitle: `Revisore · ${session?.username ?? ''}` })}
    >
      <HistoryPage isAdministrator={isAdministrator} />
    </AdminLayout>
  );
};
