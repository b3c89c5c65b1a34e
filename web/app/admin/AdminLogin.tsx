import { LoginPage } from '../../features/staff/LoginPage.tsx';
import { useDocumentTitle } from './useTitle.ts';

export const LoginRoute = () => {
  useDocumentTitle('Accesso amministratore');
  return <LoginPage />;
};
