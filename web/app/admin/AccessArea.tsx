import { AccessPage } from '../../features/staff/access/AccessPage.tsx';
import { Frieze } from '../../shared/ui/Frieze.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { AdminLinks } from './AdminLinks.tsx';
import { AdminPage, Content } from './AdminPage.ts';
import { RequireStaff } from './RequireAdmin.tsx';
import { useTitle } from './useTitle.ts';

/** Everybody's own sessions and password, administrators' and auditors' alike. */
export const AccessArea = () => {
  useTitle('Il mio accesso');
  return (
    <RequireStaff>
      <AdminPage>
        <AdminHeader><AdminLinks /></AdminHeader>
        <main><Frieze $height={14} /><Content><AccessPage /></Content></main>
      </AdminPage>
    </RequireStaff>
  );
};
