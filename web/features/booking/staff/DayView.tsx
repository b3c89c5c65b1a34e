import { styled } from 'styled-components';
import type { SlotStatistics } from '../../../../src/contracts/booking.ts';
import { formatLongDate } from '../../../shared/italianDates.ts';
import { Loading } from '../../../shared/ui/Loading.tsx';
import { EmptyState } from '../../../shared/ui/staffLayout.ts';
import { CardGrid } from '../../../shared/ui/staffCard.ts';
import { summarizeDay } from '../pressure.ts';
import { CapacityError } from './CapacityFailure.tsx';
import { DaySummary } from './DaySummary.tsx';
import { TimeSlotCapacityCard } from './SlotCard.tsx';

type Props = { date: string; slots: readonly SlotStatistics[] | undefined; error: unknown };

/** One date: three figures, then a card per turn. */
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
