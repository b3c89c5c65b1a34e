import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { subscribeToPush } from '#src/contracts/staff/push-subscriptions.ts';
import type { SessionView } from '#src/contracts/staff/sign-in.ts';
import { mayCall, type Audience, type CallerRole } from '#src/contracts/common/access-rights.ts';
import { useRestoredEvening } from '#web/features/booking/offline/useRestoredEvening.ts';
import { WhoAreYou } from '#web/features/staff/trusted-device/WhoAreYou.tsx';
import { useRenewedSubscription } from '#web/features/staff/push/useRenewedSubscription.ts';
import { SignInAgain } from '#web/features/staff/SignInAgain.tsx';
import { useSessionQuery } from '#web/features/staff/sessionApi.ts';
import { RoleProvider } from '#web/shared/access/permissions.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { adminBackground } from './layout/adminPageStyles.ts';
import { registerStaffWorker } from './registerStaffWorker.ts';
import { LeaveProvider, useLogout } from './layout/useLogout.ts';

const homeByRole: Record<CallerRole, string> = {
  administrator: '/admin',
  'dining-room': '/admin',
  cashier: '/admin',
  'trusted-device': '/admin/tonight',
  kitchen: '/admin/kitchen',
  auditor: '/admin/audit',
};

/**
 * Renders the page for permitted accounts. Other accounts are redirected to the first page of their
 * role.
 */
export const RequireStaff = ({
  audience,
  children,
}: {
  audience: Audience;
  children: ReactNode;
}) => {
  const { data: session, isError } = useSessionQuery();
  const known = useLastAccount(session);
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
  // While the server does not answer, `session` keeps the last known value, so staff stay signed
  // in.
  const account = session?.authenticated ? session : known;
  if (!account) return <Navigate to="/admin/login" replace />;
  const role = account.role ?? 'auditor';
  if (!mayCall(role, { audience })) return <Navigate to={homeByRole[role]} replace />;
  return (
    <LeaveProvider value={leave}>
      <RoleProvider value={role}>
        <Fragment key={account.username}>{children}</Fragment>
        {role !== 'trusted-device' && account.username && (
          <SignInAgain username={account.username} />
        )}
        {mayCall(role, subscribeToPush) && <RenewedSubscription />}
        {role === 'trusted-device' && <WhoAreYou />}
      </RoleProvider>
    </LeaveProvider>
  );
};

/**
 * Returns the account that was signed in on this page, also after its session has ended. The
 * trusted device has no password, so its page closes with its session.
 */
const useLastAccount = (session: SessionView | undefined): SessionView | null => {
  const [last, setLast] = useState<SessionView | null>(null);
  if (session?.authenticated && session !== last && session.role !== 'trusted-device')
    setLast(session);
  return last;
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
