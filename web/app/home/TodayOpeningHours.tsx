import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { weekdayOf } from '#web/shared/dates/dates.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { isOpenOn, formatTimeRange } from '#web/shared/dates/formatOpeningHours.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';

const Panel = styled(Card)`
  padding: 0 10px;
  margin: -8px 0;
  justify-self: start;
`;
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  font-weight: 600;
  &::before {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: #3e8f5e;
    box-shadow: 0 0 0 5px #3e8f5e30;
  }
`;

export const TodayOpeningHours = () => {
  const words = useTranslation();
  const date = useSelector(selectToday);
  const opening =
    date === '' ? undefined : venue.openingHours.find((hours) => isOpenOn(hours, weekdayOf(date)));
  if (!opening) return null;
  return (
    <Panel $tone="sand">
      <Line>
        {words('home.openToday', {
          lunch: formatTimeRange(opening.lunch),
          dinner: formatTimeRange(opening.dinner),
        })}
      </Line>
    </Panel>
  );
};
