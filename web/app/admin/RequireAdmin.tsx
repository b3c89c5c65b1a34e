import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSessionQuery } from '../../features/staff/staffApi.ts';
import { Loading } from '../../shared/ui/Loading.tsx';
import { ground } from './AdminPage.ts';
import { AuditorWelcome } from './AuditorWelcome.tsx';

/** Checking → the staff area, or the login (specification §4). Auditors read the history alone (decision 17). */
export const RequireAdmin = ({ children }: { children: ReactNode }) => {
  const { data: session, isError, isLoading } = useSessionQuery();
  if (isLoading) return <Waiting><Loading>Verifica autenticazione...</Loading></Waiting>;
  if (isError || !session?.authenticated) return <Navigate to="/admin/login" replace />;
  return session.role === 'auditor' ? <AuditorWelcome username={session.username} /> : children;
};

const Waiting = styled.main`display: grid; place-items: center; min-height: 100dvh; background: ${ground};`;
