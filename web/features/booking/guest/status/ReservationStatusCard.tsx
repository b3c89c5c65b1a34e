import { styled } from 'styled-components';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { StatusChip } from '#web/shared/ui/display/StatusChip.tsx';
import { DisplayText } from '#web/shared/ui/layout/typography.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { statusMessageId, statusExplanationId } from './statusMessages.ts';
import { useFormatLongDay } from '../useBookingSummaryText.ts';

const Panel = styled(Card)`
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
    color: ${color.textMuted};
  }
  ${DisplayText} {
    font-size: 24px;
  }
  ${media.narrow} {
    grid-template-columns: 1fr;
    gap: 14px;
  }
`;

export const ReservationStatusCard = ({ standing }: { standing: ReservationStatusView }) => {
  const words = useTranslation();
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
  const day = useFormatLongDay()(reservationDate);
  return (
    <Panel>
      <StatusChip status={status} outcome={outcome}>
        {words(statusMessageId(standing))}
      </StatusChip>
      <h2>
        {words('booking.reference')} {reference}
      </h2>
      <p>{words(statusExplanationId(standing))}</p>
      <Facts>
        <div>
          <dt>{words('standing.when')}</dt>
          <dd>
            <DisplayText>{day}</DisplayText>
            <br />
            {startTime}–{endTime}
          </dd>
        </div>
        <div>
          <dt>{words('booking.people')}</dt>
          <dd>
            <DisplayText>{words('booking.peopleCount', { n: numberOfPeople })}</DisplayText>
          </dd>
        </div>
        <div>
          <dt>{words('standing.table')}</dt>
          <dd>
            <DisplayText>{tableName ?? words('standing.toAssign')}</DisplayText>
          </dd>
        </div>
      </Facts>
    </Panel>
  );
};
