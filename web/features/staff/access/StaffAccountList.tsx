import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { StaffAccount } from '#src/contracts/staff/accounts.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { formatDateTime } from '#web/shared/dates/formatItalianDates.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import {
  CardFoot,
  CardHead,
  CardName,
  Facts,
  StaffCard,
} from '#web/shared/ui/layout/staffCardStyles.ts';
import { font, tone } from '#web/shared/ui/theme/tokens.ts';
import { useStaffAccountsQuery } from './accountsAndSessionsApi.ts';
import { GivePinDialog } from '../people/GivePinDialog.tsx';
import { CloseAccountDialog } from './CloseAccountDialog.tsx';
import { roleLabels } from './roleLabels.ts';

export const StaffAccountList = () => {
  const { data, error } = useStaffAccountsQuery();
  const [closing, setClosing] = useState<StaffAccount | null>(null);
  const [pinFor, setPinFor] = useState<StaffAccount | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const done = (closed: boolean) => {
    returnTo.current = closed ? title.current : null;
    setClosing(null);
  };
  return (
    <Section aria-labelledby="staff-accounts">
      <h3 id="staff-accounts" ref={title} tabIndex={-1}>
        Account del personale
      </h3>
      <p>
        Chi può entrare nell’area riservata. Quando qualcuno lascia il locale, chiudi il suo
        account: nello storico il nome resta per 24 mesi.
      </p>
      {error && (
        <Alert live>
          {errorMessage(error, 'Gli account non si sono caricati. Ricarica la pagina.')}
        </Alert>
      )}
      {!data && !error && <Loading>Caricamento...</Loading>}
      {data && (
        <List>
          {data.accounts.map((account) => (
            <li key={account.id}>
              <Account
                account={account}
                onPin={() => {
                  returnTo.current = null;
                  setPinFor(account);
                }}
                onClose={() => setClosing(account)}
              />
            </li>
          ))}
        </List>
      )}
      {pinFor && (
        <GivePinDialog account={pinFor} onDone={() => setPinFor(null)} returnTo={returnTo} />
      )}
      {closing && <CloseAccountDialog account={closing} onDone={done} returnTo={returnTo} />}
    </Section>
  );
};

const dateOr = (at: string | null, otherwise: string) => (at ? formatDateTime(at) : otherwise);

const pinLabel = ({ hasPin }: StaffAccount) => (hasPin ? 'Cambia le cifre' : 'Dai quattro cifre');

type AccountProps = { account: StaffAccount; onPin: () => void; onClose: () => void };

const Account = ({ account, onPin, onClose }: AccountProps) => (
  <StaffCard
    as="div"
    role="group"
    aria-label={account.username}
    $edge={account.current ? tone.high.edge : tone.night.edge}
  >
    <CardHead>
      <CardName as="h4">{account.username}</CardName>
      {account.current && <Badge $tone="high">tu</Badge>}
      {account.pinLocked && <Badge $tone="low">cifre bloccate</Badge>}
    </CardHead>
    <AccountFacts>
      <div>
        <dt>Ruolo</dt>
        <dd>{roleLabels[account.role]}</dd>
      </div>
      <div>
        <dt>Creato</dt>
        <dd>{dateOr(account.createdAt, 'non registrato')}</dd>
      </div>
      <div>
        <dt>Ultimo accesso</dt>
        <dd>{dateOr(account.signedInAt, 'mai')}</dd>
      </div>
    </AccountFacts>
    <Foot>
      <Button
        $variant="secondary"
        $size="sm"
        aria-label={`${pinLabel(account)}: ${account.username}`}
        onClick={onPin}
      >
        {pinLabel(account)}
      </Button>
      {account.current ? (
        <small>Può chiuderlo un altro titolare.</small>
      ) : (
        <Button
          $variant="danger"
          $size="sm"
          aria-label={`Chiudi l’account ${account.username}`}
          onClick={onClose}
        >
          Chiudi l’account
        </Button>
      )}
    </Foot>
  </StaffCard>
);

const Section = styled.section`
  margin-top: 48px;
  h3 {
    font-size: 1.625rem;
    margin-bottom: 8px;
  }
`;
/** Gives each fact a line, because two dates do not fit side by side in a card. */
const AccountFacts = styled(Facts)`
  grid-template-columns: minmax(0, 1fr);
`;
const Foot = styled(CardFoot)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18.75rem), 1fr));
  gap: 18px;
  margin: 18px 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    min-width: 0;
  }
  h4 {
    font-family: ${font.display};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
