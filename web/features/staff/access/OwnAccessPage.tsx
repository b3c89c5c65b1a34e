import { styled } from 'styled-components';
import { mayCall } from '#src/contracts/common/access-rights.ts';
import { TabHeader } from '#web/shared/ui/layout/staffTabLayout.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { useSessionQuery } from '../sessionApi.ts';
import { TrustDevice } from '../trusted-device/TrustDevice.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { OwnSessionList } from './OwnSessionList.tsx';
import { roleLabels } from './roleLabels.ts';
import { StartPageSwitch } from './StartPageSwitch.tsx';

export const OwnAccessPage = () => {
  const { data: session } = useSessionQuery();
  return (
    <>
      <TabHeader>
        <h2>Il mio accesso</h2>
        {session?.role && (
          <Who>
            <b>{session.username}</b> · {roleLabels[session.role]}
          </Who>
        )}
      </TabHeader>
      {session?.role === 'administrator' && <PushSwitch />}
      {session?.role && mayCall(session.role, { audience: 'desk' }) && (
        <StartPageSwitch session={session} />
      )}
      <Columns>
        <OwnSessionList />
        <ChangePasswordForm username={session?.username ?? ''} />
      </Columns>
      {session?.role === 'administrator' && <TrustDevice />}
    </>
  );
};

const Who = styled.p`
  font-size: 1.0625rem;
  overflow-wrap: anywhere;
  color: ${color.textMuted};
  b {
    color: ${color.text};
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(340px, 460px);
  gap: 32px 48px;
  align-items: start;
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    max-width: 720px;
  }
`;
