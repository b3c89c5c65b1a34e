import { useState } from 'react';
import { dayAfter, formatLongDate, venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { CapacityToolbar, type CapacityView } from './CapacityToolbar.tsx';
import { DayView } from './DayView.tsx';
import { useSlotStatisticsQuery, useWeekStatisticsQuery } from './capacityApi.ts';
import { mondayOf, formatWeek } from './weekSummary.ts';
import { WeekView } from './WeekView.tsx';

/** Specification §9 prescribes a refresh every 30 seconds. */
const POLLING = { pollingInterval: 30_000 };

export const CapacityTab = () => {
  const [date, setDate] = useState(venueToday);
  const [view, setView] = useState<CapacityView>('day');
  const isDay = view === 'day';
  const monday = mondayOf(date);
  const day = useSlotStatisticsQuery(date, { ...POLLING, skip: !isDay });
  const week = useWeekStatisticsQuery(monday, { ...POLLING, skip: isDay });
  const { currentData, isFetching, refetch, fulfilledTimeStamp } = isDay ? day : week;
  const open = (next: string) => {
    setDate(next);
    setView('day');
  };
  return (
    <>
      <CapacityToolbar
        date={date}
        onDate={setDate}
        view={view}
        onView={setView}
        period={isDay ? formatLongDate(date) : formatWeek(monday)}
        onStep={(direction) => setDate(dayAfter(date, direction * (isDay ? 1 : 7)))}
        isFetching={isFetching}
        onRefresh={() => void refetch()}
        readAt={currentData && fulfilledTimeStamp}
      />
      {isDay ? (
        <DayView date={date} slots={day.currentData} error={day.error} />
      ) : (
        <WeekView monday={monday} slots={week.currentData} error={week.error} onDay={open} />
      )}
    </>
  );
};
