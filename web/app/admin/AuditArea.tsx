import { HistoryPage } from '../../features/history/HistoryPage.tsx';
import { useSessionQuery } from '../../features/staff/staffApi.ts';
import { RequireStaff } from './RequireAdmin.tsx';
import { StaffFrame } from './StaffFrame.tsx';
import { useTitle } from './useTitle.ts';

/** The history; the only page that auditors see. */
export const AuditArea = () => {
  useTitle('Storico');
  return (
    <RequireStaff>
      <Area />
    </RequireStaff>
  );
};

const Area = () => {
  const { data: session } = useSessionQuery();
  const isAdministrator = session?.role === 'administrator';
  return (
    <StaffFrame {...(isAdministrator ? {} : { subtitle: `Revisore · ${session?.username ?? ''}` })}>
      <HistoryPage isAdministrator={isAdministrator} />
    </StaffFrame>
  );
};
