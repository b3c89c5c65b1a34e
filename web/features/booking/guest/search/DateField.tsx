import { Suspense, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { DayAvailability } from '#src/contracts/booking/availability-days.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectLastBookingDay, selectToday } from '#web/shared/store/serverContextSlice.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { FieldError } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { lazyWithFallback } from '#web/shared/ui/lazyWithFallback.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { describeDay } from './describeDay.ts';
import { DayTile } from './DayTile.tsx';
import { listDates, STRIP_DAYS, stripStart } from './daysWindow.ts';
import { DayGrid, FieldHead, Hint } from './tileStyles.ts';

const DateInput = styled(Input)`
  width: auto;
  max-width: 100%;
  min-height: 2.75rem;
  padding: 0.25rem 0.5rem;
  font-weight: 500;
`;
const Strip = styled(DayGrid)`
  @media (max-width: 16em) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media (min-width: 44em) and (max-width: 61.99em) {
    grid-template-columns: repeat(14, minmax(0, 1fr));
  }
  @media (min-width: 62em) {
    gap: 0.5rem 0.45rem;
  }
`;
const Month = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 2.75rem;
    font-weight: 600;
    color: ${color.cobalt};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary::after {
    content: '▾' / '';
  }
  &[open] > summary::after {
    content: '▴' / '';
  }
`;

const UnreachableMonth = () => {
  const words = useTranslation();
  return <Alert live>{words('error.unreachable')}</Alert>;
};
const MonthGrid = lazyWithFallback(
  async () => (await import('./MonthGrid.tsx')).MonthGrid,
  UnreachableMonth,
);

type Props = {
  date: string;
  /** Null until the server answers. */
  days: readonly DayAvailability[] | null;
  people: number;
  /** Null: the guest has not chosen a meal. */
  meal: MealType | null;
  error: string | undefined;
  onChange: (date: string) => void;
};

/**
 * Asks for the date. The date input and the tiles show the same value, but the input keeps what the
 * guest types until it loses the focus.
 */
export const DateField = ({ date, days, people, meal, error, onChange }: Props) => {
  const words = useTranslation();
  const id = useId();
  const [isMonthOpen, setIsMonthOpen] = useState(false);
  const today = useSelector(selectToday);
  const lastDay = useSelector(selectLastBookingDay);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <fieldset>
      <VisuallyHidden as="legend">{words('booking.date')}</VisuallyHidden>
      <FieldHead>
        <span>
          <label htmlFor={id}>{words('booking.date')}</label>{' '}
          {meal && <Hint>{words('booking.forMeal', { meal })}</Hint>}
        </span>
        <DateInput
          id={id}
          type="date"
          name="date"
          min={today}
          max={lastDay}
          value={typed ?? date}
          aria-required
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value);
          }}
          onBlur={() => setTyped(null)}
        />
      </FieldHead>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <input type="hidden" name="shownDate" value={date} />
      <Strip>
        {listDates(stripStart(date, today), STRIP_DAYS)
          .filter((day) => day <= lastDay)
          .map((day) => (
            <DayTile
              key={day}
              name="date"
              date={day}
              says={describeDay(
                days?.find((one) => one.date === day),
                meal,
              )}
              isToday={day === today}
              isChosen={day === date}
              onChoose={onChange}
            />
          ))}
      </Strip>
      <Month onToggle={({ currentTarget }) => setIsMonthOpen(currentTarget.open)}>
        <summary>{words('booking.wholeMonth')}</summary>
        {isMonthOpen && (
          <Suspense fallback={null}>
            <MonthGrid date={date} people={people} meal={meal} onChange={onChange} />
          </Suspense>
        )}
      </Month>
    </fieldset>
  );
};
