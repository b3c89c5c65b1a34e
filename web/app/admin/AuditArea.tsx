import { HistoryPage } from '../../features/history/HistoryPage.tsx';
import { useSessionQuery } from '../../features/staff/staffApi.ts';
import { Frieze } from '../../shared/ui/Frieze.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { AdminLinks } from './AdminLinks.tsx';
import { AdminPage, Content } from './AdminPage.ts';
import { RequireStaff } from './RequireAdmin.tsx';
import { useTitle } from './useTitle.ts';

/** The history; the only page that auditors see. */
export const AuditArea = () => {
  useTitle('Storico');
  return <RequireStaff><Area /></RequireStaff>;
};

const Area = () => {
  const { data: session } = useSessionQuery();
  const isAdministrator = session?.role === 'administrator';
  return (
    <AdminPage>
      <AdminHeader {...(isAdministrator ? {} : { subtitle: `Revisore · ${session?.username ?? ''}` })}><AdminLinks /></AdminHeader>
      <main><Frieze $height={14} /><Content><HistoryPage isAdministrator={isAdministrator} /></Content></main>
    </AdminPage>
  );
};
