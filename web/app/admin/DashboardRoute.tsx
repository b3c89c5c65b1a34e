import { RequireAdmin } from './RequireAdmin.tsx';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { useDocumentTitle } from './layout/useDocumentTitle.ts';

export const DashboardRoute = () => {
  useDocumentTitle('Amministrazione');
  return (
    <RequireAdmin>
      <Dashboard />
    </RequireAdmin>
  );
};
