import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { venue } from '#src/venue.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonAnchor, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { directionsLink } from './directionsLink.ts';
import { isPassActive, type PassState } from './passState.ts';
import { ButtonPair, SmallHint } from './passStyles.ts';
import { ShareButtons } from './ShareButtons.tsx';
import { wide } from './ticketStyles.ts';
import { usePassDates } from './usePassDates.ts';
import { usePassPath } from './usePassPath.ts';

const Actions = styled.section`
  display: grid;
  gap: 1.25rem;
  max-width: 68rem;
  margin: 1.25rem auto 0;
  ${wide} {
    grid-template-columns: 1fr 1fr;
    gap: 1rem 3rem;
    align-items: start;
  }
`;
const Stack = styled.div`
  display: grid;
  gap: 0.9rem;
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${color.line};
  li {
    border-block-end: 1px solid ${color.line};
  }
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    min-height: 3.25rem;
    padding: 0.4rem 0.2rem;
    font-weight: 600;
    line-height: 1.25;
    color: ${color.cobalt};
    text-decoration: none;
  }
  a::after {
    content: '→' / '';
  }
  li:last-child a {
    color: ${color.brick};
  }
`;

const Changes = ({ reservation }: { reservation: ReservationStatusView }) => {
  const words = useTranslation();
  const pathOf = usePassPath();
  const { short } = usePassDates();
  const { reservationDate, startTime } = reservation;
  return (
    <Stack>
      <List>
        <li>
          <Link to={pathOf('change')}>{words('pass.change')}</Link>
        </li>
        <li>
          <Link to={pathOf('note')}>{words('pass.note')}</Link>
        </li>
        <li>
          <Link to={pathOf('phone')}>{words('pass.phone')}</Link>
        </li>
        <li>
          <Link to={pathOf('cancel')}>{words('pass.cancel')}</Link>
        </li>
      </List>
      <SmallHint>{words('pass.rule', { day: short(reservationDate), time: startTime })}</SmallHint>
    </Stack>
  );
};

const AfterVisit = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  return (
    <ButtonPair>
      <ButtonLink to={local('/reservations')}>{words('pass.again')}</ButtonLink>
      <ButtonAnchor href={venue.phone.href} $variant="secondary">
        {words('pass.call')}
      </ButtonAnchor>
    </ButtonPair>
  );
};

type Props = { token: string; reservation: ReservationStatusView; state: PassState };

export const PassActions = ({ token, reservation, state }: Props) => {
  const words = useTranslation();
  const pathOf = usePassPath();
  return (
    <Actions aria-label={words('pass.actions')} data-screen-only>
      {isPassActive(state) ? (
        <Stack>
          <ButtonPair>
            <ButtonAnchor href={pathOf('calendar.ics')} download $variant="secondary">
              {words('pass.calendar')}
            </ButtonAnchor>
            {state !== 'today' && (
              <ButtonAnchor
                href={directionsLink}
                target="_blank"
                rel="noopener noreferrer"
                $variant="secondary"
              >
                {words('pass.directions')}
              </ButtonAnchor>
            )}
          </ButtonPair>
          <ShareButtons token={token} />
        </Stack>
      ) : (
        <AfterVisit />
      )}
      {reservation.isChangeable && <Changes reservation={reservation} />}
    </Actions>
  );
};
