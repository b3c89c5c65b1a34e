import { styled } from 'styled-components';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { CardGrid } from '#web/shared/ui/layout/staffCardStyles.ts';
import { summarizeDay } from './occupancy.ts';
import { CapacityError } from './CapacityError.tsx';
import { DaySummary } from './DaySummary.tsx';
import { ServiceSummaries } from './ServiceSummaries.tsx';
import { TimeSlotCapacityCard } from './TimeSlotCapacityCard.tsx';

type Props = { date: string; slots: readonly SlotStatistics[] | undefined; error: unknown };

export const DayView = ({ date, slots, error }: Props) => (
  <>
    <CapacityError error={error} />
    {slots ? (
      <Day date={date} slots={slots} />
    ) : (
      error === undefined && <Loading>Caricamento statistiche...</Loading>
    )}
  </>
);

const Day = ({ date, slots }: { date: string; slots: readonly SlotStatistics[] }) => {
  const summary = summarizeDay(slots);
  return (
    <>
      <ServiceSummaries slots={slots} />
      <DaySummary summary={summary} />
      {summary.reservations === 0 && (
        <Nothing>
          Nessuna prenotazione<small>per {formatLongDate(date)}</small>
        </Nothing>
      )}
      <Turns>
        {slots.map((slot) => (
          <li key={slot.timeSlotId}>
            <TimeSlotCapacityCard slot={slot} />
          </li>
        ))}
      </Turns>
    </>
  );
};

const Nothing = styled(EmptyState)`
  margin-top: 18px;
  padding-block: 28px;
`;
const Turns = styled(CardGrid)`
  margin-top: 18px;
`;
