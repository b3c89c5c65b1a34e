import { OwnAccessPage } from '#web/features/staff/access/OwnAccessPage.tsx';
import { RequireStaff } from './RequireAdmin.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { useDocumentTitle } from './layout/useDocumentTitle.ts';

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
