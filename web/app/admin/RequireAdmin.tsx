import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useRenewedSubscription } from '#web/features/staff/push/useRenewedSubscription.ts';
import { useSessionQuery } from '#web/features/staff/sessionApi.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { adminBackground } from './layout/adminPageStyles.ts';
import { LeaveProvider, useLogout } from './layout/useLogout.ts';

export const RequireStaff = ({ children }: { children: ReactNode }) => {
  const { data: session, isError, isLoading } = useSessionQuery();
  const { leave, isLeaving } = useLogout();
  if (isLeaving)
    return (
      <Waiting>
        <Loading>Uscita in corso...</Loading>
      </Waiting>
    );
  if (isLoading)
    return (
      <Waiting>
        <Loading>Verifica autenticazione...</Loading>
      </Waiting>
    );
  if (isError || !session?.authenticated) return <Navigate to="/admin/login" replace />;
  return <LeaveProvider value={leave}>{children}</LeaveProvider>;
};

export const RequireAdmin = ({ children }: { children: ReactNode }) => (
  <RequireStaff>
    <RedirectAuditors>{children}</RedirectAuditors>
  </RequireStaff>
);

const RedirectAuditors = ({ children }: { children: ReactNode }) => {
  const { data: session } = useSessionQuery();
  if (session?.role === 'auditor') return <Navigate to="/admin/audit" replace />;
  return (
    <>
      <RenewedSubscription />
      {children}
    </>
  );
};

const RenewedSubscription = () => {
  useRenewedSubscription();
  return null;
};

const Waiting = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  background: ${adminBackground};
`;
