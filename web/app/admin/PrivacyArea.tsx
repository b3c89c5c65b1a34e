import { PersonalDataPage } from '../../features/privacy/PrivacyPage.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';
import { AdminLayout } from './StaffFrame.tsx';
import { useDocumentTitle } from './useTitle.ts';

/** What the house owes the people whose data it keeps. */
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
