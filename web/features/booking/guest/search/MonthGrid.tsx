import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { MealType } from '#src/contracts/common/fields.ts';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { useAvailableDaysQuery } from '#web/features/booking/bookingApi.ts';
import { toUtcNoon, weekdayOf } from '#web/shared/dates/dates.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectLastBookingDay, selectToday } from '#web/shared/store/serverContextSlice.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { describeDay } from './describeDay.ts';
import { DayTile } from './DayTile.tsx';
import { addMonths, listDaysOfMonth } from './months.ts';
import { TileLegend } from './TileLegend.tsx';
import { DayGrid } from './tileStyles.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  margin-block-end: 0.4rem;
  h2 {
    font-size: 1.1875rem;
  }
`;
const Grid = styled(DayGrid)<{ $first: number }>`
  --corner: 0.8rem;
  > label:first-of-type {
    grid-column-start: ${({ $first }) => $first};
  }
  > span {
    font-size: 0.8125rem;
    font-weight: 600;
    text-align: center;
    color: ${color.textMuted};
  }
  // Reduces the font size on very narrow screens, because a week always needs seven columns.
  @media (max-width: 16em) {
    > :is(label, span) {
      font-size: 3.2vw;
    }
  }
`;
const PastDay = styled.label`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  color: ${color.textMuted};
`;

/** Returns the grid column of a date. Monday is column 1. */
const columnOf = (date: string): number => ((weekdayOf(date) + 6) % 7) + 1;
/**
 * Seven dates from Monday to Sunday, for the names of the weekdays. 2 January 2023 was a Monday.
 */
const weekdays = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2023, 0, 2 + at, 12)));

const REFRESH_MS = 60_000;

type Props = {
  date: string;
  people: number;
  /** Null: the guest has not chosen a meal. */
  meal: MealType | null;
  onChange: (date: string) => void;
};

export const MonthGrid = ({ date, people, meal, onChange }: Props) => {
  const words = useTranslation();
  const intl = useIntl();
  const today = useSelector(selectToday);
  const lastDay = useSelector(selectLastBookingDay);
  const [month, setMonth] = useState((date || today).slice(0, 7));
  const dates = listDaysOfMonth(month);
  const first = dates[0] ?? today;
  const { currentData: days } = useAvailableDaysQuery(
    {
      from: first < today ? today : first,
      days: dates.length,
      numberOfPeople: Math.min(people, MAX_ONLINE_PARTY_SIZE),
    },
    { refetchOnMountOrArgChange: true, pollingInterval: REFRESH_MS },
  );
  return (
    <div role="group" aria-label={words('booking.wholeMonth')}>
      <Head>
        <MonthButton month={addMonths(month, -1)} arrow="←" onShow={setMonth} />
        <h2 aria-live="polite">
          {intl.formatDate(toUtcNoon(first), { month: 'long', year: 'numeric' })}
        </h2>
        <MonthButton month={addMonths(month, 1)} arrow="→" onShow={setMonth} />
      </Head>
      <Grid $first={columnOf(first)}>
        {weekdays.map((day) => (
          <span key={day.getTime()} aria-hidden="true">
            {intl.formatDate(day, { weekday: 'short' })}
          </span>
        ))}
        {dates.map((day) =>
          day < today || day > lastDay ? (
            <PastDay as="label" key={day} aria-hidden="true">
              {Number(day.slice(8))}
            </PastDay>
          ) : (
            <DayTile
              key={day}
              name="dayOfMonth"
              date={day}
              says={describeDay(
                days?.find((one) => one.date === day),
                meal,
              )}
              isToday={day === today}
              isChosen={day === date}
              hasWeekday={false}
              onChoose={onChange}
            />
          ),
        )}
      </Grid>
      <TileLegend />
    </div>
  );
};

type ButtonProps = { month: string; arrow: string; onShow: (month: string) => void };

const MonthButton = ({ month, arrow, onShow }: ButtonProps) => {
  const intl = useIntl();
  const today = useSelector(selectToday);
  const lastDay = useSelector(selectLastBookingDay);
  const name = intl.formatDate(toUtcNoon(`${month}-01`), { month: 'long', year: 'numeric' });
  const isOutside = month < today.slice(0, 7) || month > lastDay.slice(0, 7);
  return (
    <Button
      $variant="secondary"
      $size="sm"
      aria-label={name}
      aria-disabled={isOutside}
      onClick={() => !isOutside && onShow(month)}
    >
      {arrow}
    </Button>
  );
};
