import { RequireAdmin } from './RequireAdmin.tsx';
import { Dashboard } from './Dashboard.tsx';
import { useDocumentTitle } from './useTitle.ts';

export const DashboardRoute = () => {
  useDocumentTitle('Amministrazione');
  return (
    <RequireAdmin>
      <Dashboard />
    </RequireAdmin>
  );
};
