import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useRestoredEvening } from '#web/features/booking/offline/useRestoredEvening.ts';
import { useSessionQuery } from '#web/features/staff/sessionApi.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { adminBackground } from './layout/adminPageStyles.ts';
import { registerStaffWorker } from './registerStaffWorker.ts';
import { LeaveProvider, useLogout } from './layout/useLogout.ts';

export const RequireStaff = ({ children }: { children: ReactNode }) => {
  const { data: session, isError } = useSessionQuery();
  const isAsked = useRestoredEvening(session === undefined, isError);
  useEffect(registerStaffWorker, []);
  const { leave, isLeaving } = useLogout();
  if (isLeaving)
    return (
      <Waiting>
        <Loading>Uscita in corso...</Loading>
      </Waiting>
    );
  if (!session && !(isError && isAsked))
    return (
      <Waiting>
        <Loading>Verifica autenticazione...</Loading>
      </Waiting>
    );
  // A session that was known stays known while checks of it get no answer.
  if (!session?.authenticated) return <Navigate to="/admin/login" replace />;
  return <LeaveProvider value={leave}>{children}</LeaveProvider>;
};

export const RequireAdmin = ({ children }: { children: ReactNode }) => (
  <RequireStaff>
    <RedirectAuditors>{children}</RedirectAuditors>
  </RequireStaff>
);

const RedirectAuditors = ({ children }: { children: ReactNode }) => {
  const { data: session } = useSessionQuery();
  return session?.role === 'auditor' ? <Navigate to="/admin/audit" replace /> : children;
};

const Waiting = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  background: ${adminBackground};
`;
