import { styled } from 'styled-components';
import { Bar } from '../../../shared/ui/staffLayout.ts';
import { color, media } from '../../../shared/ui/tokens.ts';
import { useSessionQuery } from '../staffApi.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { ROLES } from './roles.ts';
import { StaffAccounts } from './StaffAccounts.tsx';

/** «Il mio accesso»: own sessions and password; for administrators also the accounts of staff. */
export const AccessPage = () => {
  const { data: session } = useSessionQuery();
  return (
    <>
      <Bar>
        <h2>Il mio accesso</h2>
        {session?.role && (
          <Who>
            <b>{session.username}</b> · {ROLES[session.role]}
          </Who>
        )}
      </Bar>
      <Columns>
        <OwnSessions />
        <ChangePassword username={session?.username ?? ''} />
      </Columns>
      {session?.role === 'administrator' && <StaffAccounts />}
    </>
  );
};

const Who = styled.p`
  font-size: 17px;
  overflow-wrap: anywhere;
  color: ${color.inchiostro2};
  b {
    color: ${color.inchiostro};
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
