import { RequireAdmin } from './RequireAdmin.tsx';
import { Dashboard } from './Dashboard.tsx';
import { useTitle } from './useTitle.ts';

export const AdminArea = () => {
  useTitle('Amministrazione');
  return (
    <RequireAdmin>
      <Dashboard />
    </RequireAdmin>
  );
};
