import { styled } from 'styled-components';
import type { ReservationStanding } from '../../../src/contracts/booking.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { Card } from '../../shared/ui/Card.ts';
import { StatusChip } from '../../shared/ui/StatusChip.tsx';
import { Display } from '../../shared/ui/text.ts';
import { color, media } from '../../shared/ui/tokens.ts';
import { badgeOf, meaningOf } from './standingWords.ts';
import { useLongDay } from './useTurnWords.ts';

const Plaque = styled(Card)`
  max-width: 760px;
  display: grid;
  gap: 20px;
  padding: 14px 18px;
  h2 {
    font-size: clamp(30px, 3.1vw, 46px);
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: start;
  gap: 20px 48px;
  padding-top: 20px;
  border-top: 1px solid ${color.line};
  dt {
    font-weight: 650;
    font-size: 15px;
    color: ${color.inchiostro2};
  }
  ${Display} {
    font-size: 24px;
  }
  ${media.narrow} {
    grid-template-columns: 1fr;
    gap: 14px;
  }
`;

/** How a request stands, in words for the guest. */
export const Standing = ({ standing }: { standing: ReservationStanding }) => {
  const words = useWords();
  const {
    reference,
    status,
    outcome,
    reservationDate,
    startTime,
    endTime,
    numberOfPeople,
    tableName,
  } = standing;
  const day = useLongDay()(reservationDate);
  return (
    <Plaque>
      <StatusChip status={status} outcome={outcome}>
        {words(badgeOf(standing))}
      </StatusChip>
      <h2>
        {words('booking.reference')} {reference}
      </h2>
      <p>{words(meaningOf(standing))}</p>
      <Facts>
        <div>
          <dt>{words('standing.when')}</dt>
          <dd>
            <Display>{day}</Display>
            <br />
            {startTime}–{endTime}
          </dd>
        </div>
        <div>
          <dt>{words('booking.people')}</dt>
          <dd>
            <Display>{words('booking.peopleCount', { n: numberOfPeople })}</Display>
          </dd>
        </div>
        <div>
          <dt>{words('standing.table')}</dt>
          <dd>
            <Display>{tableName ?? words('standing.toAssign')}</Display>
          </dd>
        </div>
      </Facts>
    </Plaque>
  );
};
