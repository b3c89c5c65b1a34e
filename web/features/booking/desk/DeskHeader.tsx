import { styled } from 'styled-components';
import { exportReservations } from '#src/contracts/booking/reservation-desk-operations.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { color, font, media, tone } from '#web/shared/ui/theme/tokens.ts';
import { WaitingListButton } from '../waiting-list/WaitingListButton.tsx';
import { useConnectionState } from '../live/connectionState.ts';
import { useSoundPreference } from '../live/soundPreference.ts';

type Props = {
  date: string;
  onEnter: () => void;
  onExport: () => void;
};

export const DeskHeader = ({ date, onEnter, onExport }: Props) => {
  const { on, choose } = useSoundPreference();
  return (
    <Head>
      <h2>Prenotazioni</h2>
      <ConnectionStatus />
      <Sound checked={on} onChange={({ target }) => choose(target.checked)}>
        Suono
      </Sound>
      <Tools>
        <ButtonLink $variant="secondary" $size="sm" to={`/admin/sheet?date=${date}`}>
          Foglio della sera
        </ButtonLink>
        <WaitingListButton date={date} />
        <Permitted operation={exportReservations}>
          <Button $variant="secondary" $size="sm" onClick={onExport}>
            Esporta CSV
          </Button>
        </Permitted>
        <Button $size="sm" onClick={onEnter}>
          Nuova prenotazione
        </Button>
      </Tools>
    </Head>
  );
};

const ConnectionStatus = () => {
  const live = useConnectionState() === 'live';
  return <State $live={live}>{live ? 'In diretta' : 'Aggiornato ogni 30 secondi'}</State>;
};

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 18px;
  align-items: center;
  padding-block: 34px 20px;
  h2 {
    font-size: 2.5rem;
  }
  ${media.narrow} {
    padding-block: 22px 16px;
    h2 {
      font-size: min(2.0625rem, 10vw);
    }
  }
`;
const State = styled.p<{ $live: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  font: 600 0.875rem/1 ${font.text};
  color: ${color.textMuted};
  &::before {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${({ $live }) => ($live ? tone.high.edge : tone.medium.edge)};
  }
`;
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 10px;
  align-items: center;
  ${media.narrow} {
    flex: 1 0 100%;
    > * {
      flex: 1 1 auto;
    }
  }
`;
const Sound = styled(Switch)`
  margin-left: auto;
  font-size: 0.9375rem;
`;
