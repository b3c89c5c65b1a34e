import { HistoryPage } from '../../features/history/HistoryPage.tsx';
import { useSessionQuery } from '../../features/staff/staffApi.ts';
import { RequireStaff } from './RequireAdmin.tsx';
import { AdminLayout } from './StaffFrame.tsx';
import { useDocumentTitle } from './useTitle.ts';

/** The history; the only page that auditors see. */
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
