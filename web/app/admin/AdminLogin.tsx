import { LoginPage } from '../../features/staff/LoginPage.tsx';
import { useTitle } from './useTitle.ts';

export const AdminLogin = () => {
  useTitle('Accesso amministratore');
  return <LoginPage />;
};
