import { HistoryPage } from '#web/features/history/HistoryPage.tsx';
import { useSessionQuery } from '#web/features/staff/sessionApi.ts';
import { AdminLayout } from './layout/AdminLayout.tsx';

export const HistoryWithLayout = () => {
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
