import { OwnAccessPage } from '../../features/staff/access/AccessPage.tsx';
import { RequireStaff } from './RequireAdmin.tsx';
import { AdminLayout } from './StaffFrame.tsx';
import { useDocumentTitle } from './useTitle.ts';

/** Everybody's own sessions and password, administrators' and auditors' alike. */
export const OwnAccessRoute = () => {
  useDocumentTitle('Il mio accesso');
  return (
    <RequireStaff>
      <AdminLayout>
        <OwnAccessPage />
      </AdminLayout>
    </RequireStaff>
  );
};
