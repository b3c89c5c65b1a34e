import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ActiveSession } from '#src/contracts/staff/own-account.ts';
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
import { useOwnSessionsQuery } from './accountsAndSessionsApi.ts';
import { EndSessionsDialog } from './EndOwnSessionsDialog.tsx';
import { deviceName } from './sessionText.ts';

export const OwnSessionList = () => {
  const { data, error } = useOwnSessionsQuery();
  const [ending, setEnding] = useState<ActiveSession | 'others' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const done = (ended: boolean) => {
    returnTo.current = ended ? title.current : null;
    setEnding(null);
  };
  if (error)
    return (
      <Alert live>
        {errorMessage(error, 'Le sessioni non si sono caricate. Ricarica la pagina.')}
      </Alert>
    );
  if (!data) return <Loading>Caricamento...</Loading>;
  return (
    <section aria-labelledby="own-sessions">
      <Head>
        <h3 id="own-sessions" ref={title} tabIndex={-1}>
          Sessioni aperte
        </h3>
        {data.sessions.length > 2 && (
          <Button $variant="secondary" $size="sm" onClick={() => setEnding('others')}>
            Chiudi tutte le altre
          </Button>
        )}
      </Head>
      <p>
        I dispositivi su cui sei dentro. Se uno non lo riconosci, chiudilo e cambia la password.
      </p>
      <List>
        {data.sessions.map((session) => (
          <li key={session.id}>
            <Session session={session} onEnd={() => setEnding(session)} />
          </li>
        ))}
      </List>
      {ending && <EndSessionsDialog session={ending} onDone={done} returnTo={returnTo} />}
    </section>
  );
};

const Session = ({ session, onEnd }: { session: ActiveSession; onEnd: () => void }) => (
  <StaffCard
    as="article"
    aria-label={deviceName(session)}
    $edge={session.current ? tone.high.edge : tone.night.edge}
  >
    <CardHead>
      <CardName as="h4">{deviceName(session)}</CardName>
      {session.current && <Badge $tone="high">questa</Badge>}
    </CardHead>
    <Facts>
      <div>
        <dt>Aperta</dt>
        <dd>{formatDateTime(session.openedAt)}</dd>
      </div>
      <div>
        <dt>Ultimo uso</dt>
        <dd>{session.current ? 'adesso' : formatDateTime(session.seenAt)}</dd>
      </div>
    </Facts>
    <CardFoot>
      {session.current ? (
        <small>Si chiude con Logout.</small>
      ) : (
        <Button $variant="danger" $size="sm" onClick={onEnd}>
          Chiudi
        </Button>
      )}
    </CardFoot>
  </StaffCard>
);

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 8px;
  h3 {
    font-size: 1.625rem;
  }
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
  }
`;
