import { useState } from 'react';
import { styled } from 'styled-components';
import type { SlotStatistics } from '../../../../src/contracts/booking.ts';
import { errorMessage, statusOf } from '../../../shared/api-error.ts';
import { Alert } from '../../../shared/ui/Alert.tsx';
import { Loading } from '../../../shared/ui/Loading.tsx';
import { summaryOf } from '../pressure.ts';
import { DayBar } from './DayBar.tsx';
import { DaySummary } from './DaySummary.tsx';
import { Empty } from '../../../shared/ui/staffLayout.ts';
import { useSlotStatisticsQuery } from './deskApi.ts';
import { longDate, todayAtTheVenue } from '../../../shared/italianDates.ts';
import { SlotCard } from './SlotCard.tsx';

/** Milliseconds between two refreshes (specification §9). */
const REFRESH_EVERY = 30_000;

/** How full each turn of a date is (specification §2); refreshes by itself while it is open. */
export const CapacityTab = () => {
  const [date, setDate] = useState(todayAtTheVenue);
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = useSlotStatisticsQuery(date, { pollingInterval: REFRESH_EVERY });
  return (
    <>
      <DayBar date={date} onDate={setDate} isFetching={isFetching} onRefresh={() => void refetch()} readAt={currentData && fulfilledTimeStamp} />
      {error !== undefined && <Failure live>{failureText(error)}</Failure>}
      {currentData && <Day date={date} slots={currentData} />}
      {!currentData && isFetching && !error && <Loading>Caricamento statistiche...</Loading>}
    </>
  );
};

/** The wording of specification §8; without any answer there is no status to name. */
const failureText = (error: unknown): string => {
  const status = statusOf(error);
  return status === null ? errorMessage(error, 'Non è stato possibile leggere le statistiche.') : `HTTP error! status: ${status}`;
};

const Day = ({ date, slots }: { date: string; slots: readonly SlotStatistics[] }) => {
  const summary = summaryOf(slots);
  return (
    <>
      <DaySummary summary={summary} />
      {summary.reservations === 0 && <Nothing>Nessuna prenotazione<small>per {longDate(date)}</small></Nothing>}
      <Grid>{slots.map((slot) => <li key={slot.timeSlotId}><SlotCard slot={slot} /></li>)}</Grid>
    </>
  );
};

const Failure = styled(Alert)`margin-bottom: 18px;`;
const Nothing = styled(Empty)`margin-top: 18px; padding-block: 28px;`;
const Grid = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: 18px; margin-top: 18px; padding: 0; list-style: none;
  > li { display: grid; min-width: 0; }
`;
