import { PrivacyPage } from '../../features/privacy/PrivacyPage.tsx';
import { Frieze } from '../../shared/ui/Frieze.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { AdminLinks } from './AdminLinks.tsx';
import { AdminPage, Content } from './AdminPage.ts';
import { RequireAdmin } from './RequireAdmin.tsx';
import { useTitle } from './useTitle.ts';

/** What the house owes the people whose data it keeps. */
export const PrivacyArea = () => {
  useTitle('Dati personali');
  return (
    <RequireAdmin>
      <AdminPage>
        <AdminHeader><AdminLinks /></AdminHeader>
        <main><Frieze $height={14} /><Content><PrivacyPage /></Content></main>
      </AdminPage>
    </RequireAdmin>
  );
};
