import { LoginPage } from '#web/features/staff/LoginPage.tsx';
import { useDocumentTitle } from './layout/useDocumentTitle.ts';

export const LoginRoute = () => {
  useDocumentTitle('Accesso amministratore');
  return <LoginPage />;
};
