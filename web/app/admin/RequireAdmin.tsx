import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSessionQuery } from '../../features/staff/staffApi.ts';
import { Loading } from '../../shared/ui/Loading.tsx';
import { ground } from './AdminPage.ts';

/** Checking → whoever signed in, or the login (specification §4). */
export const RequireStaff = ({ children }: { children: ReactNode }) => {
  const { data: session, isError, isLoading } = useSessionQuery();
  if (isLoading)
    return (
      <Waiting>
        <Loading>Verifica autenticazione...</Loading>
      </Waiting>
    );
  return isError || !session?.authenticated ? <Navigate to="/admin/login" replace /> : children;
};

/** Auditors read the history alone (decision 17): everything else leads them there. */
export const RequireAdmin = ({ children }: { children: ReactNode }) => (
  <RequireStaff>
    <AdministratorsAlone>{children}</AdministratorsAlone>
  </RequireStaff>
);

const AdministratorsAlone = ({ children }: { children: ReactNode }) => {
  const { data: session } = useSessionQuery();
  return session?.role === 'auditor' ? <Navigate to="/admin/audit" replace /> : children;
};

const Waiting = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  background: ${ground};
`;
