import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { toUtcNoon } from '#web/shared/dates/dates.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { useFormatLongDay } from '../useBookingSummaryText.ts';
import type { DayText } from './describeDay.ts';
import type { ShownState } from './resolveSearch.ts';
import { HiddenRadio, stateText, Tile } from './tileStyles.ts';

const Day = styled.label<{ $state: ShownState }>`
  position: relative;
  display: grid;
  gap: 0.15rem;
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  color: ${({ $state }) => stateText[$state]};
  > small {
    order: -1;
    font-size: inherit;
    color: ${color.textMuted};
  }
  &:has(:checked) > :is(small, b) {
    font-weight: 800;
    text-decoration: underline 2px;
    text-underline-offset: 0.15em;
  }
  > b {
    font-weight: inherit;
  }
`;
const Square = styled(Tile)`
  aspect-ratio: 1;
  font-size: 1.25rem;
  line-height: 1;
  @media (min-width: 62em) {
    --corner: 1.1rem;
    font-size: 1.5rem;
  }
`;
const Month = styled.span`
  font: 600 0.6875rem/1 ${font.text};
`;

const mealTexts = { mealFull: 'booking.mealFull', onlyMeal: 'booking.onlyMeal' } as const;

type Props = {
  date: string;
  /** What the tile says about the day. */
  says: DayText;
  isToday: boolean;
  isChosen: boolean;
  name: string;
  /** False in the grid of a month, which shows the weekdays in its first row. */
  hasWeekday?: boolean;
  onChoose: (date: string) => void;
};

export const DayTile = ({
  date,
  says,
  isToday,
  isChosen,
  name,
  hasWeekday = true,
  onChoose,
}: Props) => {
  const words = useTranslation();
  const intl = useIntl();
  const { inSentence } = useFormatLongDay();
  const day = toUtcNoon(date);
  const today = isToday ? [words('booking.today')] : [];
  const { state } = says;
  const [long, short] =
    says.text === 'state'
      ? [words(`booking.state.${state}`), words(`booking.dayState.${state}`)]
      : [words(mealTexts[says.text], says), words(mealTexts[says.text], says)];
  const weekday = isToday ? words('booking.today') : intl.formatDate(day, { weekday: 'short' });
  return (
    <Day $state={state} data-state={state}>
      <HiddenRadio
        name={name}
        value={date}
        checked={isChosen}
        aria-label={[...today, inSentence(date), long].join(', ')}
        onChange={() => onChoose(date)}
      />
      <Square $state={state} aria-hidden="true">
        {day.getUTCDate()}
        {day.getUTCDate() === 1 && hasWeekday && (
          <Month>{intl.formatDate(day, { month: 'short' })}</Month>
        )}
      </Square>
      {hasWeekday && <small aria-hidden="true">{weekday}</small>}
      <b aria-hidden="true">{short}</b>
    </Day>
  );
};
