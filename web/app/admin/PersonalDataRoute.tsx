import { PersonalDataPage } from '#web/features/privacy/PersonalDataPage.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { useDocumentTitle } from './layout/useDocumentTitle.ts';

export const PersonalDataRoute = () => {
  useDocumentTitle('Dati personali');
  return (
    <RequireAdmin>
      <AdminLayout>
        <PersonalDataPage />
      </AdminLayout>
    </RequireAdmin>
  );
};
