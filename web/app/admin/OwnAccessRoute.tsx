import { OwnAccessPage } from '#web/features/staff/access/OwnAccessPage.tsx';
import { RequireStaff } from './RequireAdmin.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { useDocumentTitle } from './layout/useDocumentTitle.ts';

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
