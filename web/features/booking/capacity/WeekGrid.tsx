import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { WeekSlot } from '#src/contracts/booking/weekly-capacity.ts';
import { formatLongDate, venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { mutedInk } from '#web/shared/ui/layout/staffCardStyles.ts';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { formatDayColumn, sumDayCell, formatWeek } from './weekSummary.ts';
import { WeekCell } from './WeekCell.tsx';

type Props = {
  slots: readonly WeekSlot[];
  dates: readonly string[];
  onDay: (date: string) => void;
};

/**
 * Shows the time slots of a week. Keyboard focus skips the cells, because the column headers open
 * the same days.
 */
export const WeekGrid = ({ slots, dates, onDay }: Props) => {
  const today = venueToday();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return (
    <Box ref={box}>
      <Table>
        <VisuallyHidden as="caption">
          Coperti prenotati per turno, {formatWeek(dates[0]!)}
        </VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Turno</th>
            {dates.map((date) => (
              <DayHead key={date} date={date} isToday={date === today} onDay={onDay} />
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map(({ timeSlotId, startTime, endTime, description, turns }) => (
            <tr key={timeSlotId}>
              <th scope="row">
                {startTime} - {endTime}
                {description && <small>{description}</small>}
              </th>
              {turns.map((turn) => (
                <WeekCell key={turn.date} turn={turn} isToday={turn.date === today} onDay={onDay} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Giornata</th>
            {dates.map((date, day) => (
              <Total key={date} cell={sumDayCell(slots, day)} />
            ))}
          </tr>
        </tfoot>
      </Table>
    </Box>
  );
};

const DayHead = ({
  date,
  isToday,
  onDay,
}: {
  date: string;
  isToday: boolean;
  onDay: (date: string) => void;
}) => {
  const { weekday, day } = formatDayColumn(date);
  return (
    <th scope="col" {...(isToday ? { 'aria-current': 'date' as const } : {})}>
      <Head type="button" onClick={() => onDay(date)} title={formatLongDate(date)}>
        <span>{weekday} </span>
        <b>{day}</b>
        {isToday && <i> oggi</i>}
      </Head>
    </th>
  );
};

const Total = ({
  cell: { covers, percent, label, pressure },
}: {
  cell: ReturnType<typeof sumDayCell>;
}) => (
  <td>
    <b>{covers}</b>
    <small>{pressure === 'closed' ? label : `${Math.round(percent)}% · ${label}`}</small>
  </td>
);

const FIRST_COLUMN = 'clamp(6.5rem, 12vw, 9.375rem)';
const FIRST_COLUMN_OF_LARGE_TEXT = '4.5rem';

const Box = styled.div`
  overflow-x: auto;
  scroll-padding-left: ${FIRST_COLUMN};
  ${media.largeText} {
    scroll-padding-left: ${FIRST_COLUMN_OF_LARGE_TEXT};
  }
  background: ${color.surface};
  box-shadow:
    inset 0 0 0 1px #1c3f8f26,
    0 1px 2px rgba(67, 32, 63, 0.1);
  border-top: 5px solid ${color.cobalt};
`;
const Table = styled.table`
  width: 100%;
  min-width: 40rem;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: ${FIRST_COLUMN};
    padding: 10px 12px;
    background: ${color.surface};
    text-align: left;
    box-shadow: inset -1px 0 0 #1c3f8f26;
  }
  ${media.largeText} {
    min-width: 34rem;
    th:first-child {
      width: ${FIRST_COLUMN_OF_LARGE_TEXT};
      padding-inline: 4px;
    }
  }
  th {
    font: 650 0.9375rem/1.3 ${font.text};
  }
  th small {
    display: block;
    font-size: 0.8125rem;
    font-weight: 400;
    color: ${mutedInk};
  }
  thead th:first-child {
    font-size: 0.75rem;
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: ${mutedInk};
  }
  tbody :is(th, td),
  tfoot :is(th, td) {
    border-top: 1px solid #1c3f8f1f;
  }
  [aria-current] {
    background: #fbf1d6;
    box-shadow: inset 0 4px 0 ${color.ochre};
  }
  tfoot td {
    padding: 10px 8px;
    text-align: center;
    font-size: 0.9375rem;
  }
  tfoot small {
    display: block;
    font-size: 0.8125rem;
    color: ${color.textMuted};
  }
`;
const Head = styled.button`
  width: 100%;
  min-height: 60px;
  padding: 8px 4px 6px;
  border: 0;
  background: none;
  color: ${color.text};
  font: 500 0.875rem/1.3 ${font.text};
  cursor: pointer;
  b {
    display: block;
    font: 600 1.125rem/1.2 ${font.display};
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }
  i {
    font-style: normal;
    font-weight: 700;
    font-size: 0.78125rem;
    color: ${color.brick};
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &&:focus-visible {
    outline: 3px solid ${color.ochre};
    outline-offset: -4px;
  }
`;
