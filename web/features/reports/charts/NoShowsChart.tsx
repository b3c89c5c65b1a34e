import { originLabel } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import { formatShare } from '#src/contracts/weekly-report-tables.ts';
import { HorizontalBars } from './HorizontalBars.tsx';

/** Bars with a share above 1.5 times the mean have stripes. */
const WARNING_FACTOR = 1.5;

export const NoShowsChart = ({ report: { noShows } }: { report: WeeklyReport }) => {
  const { origins } = noShows;
  const total = (key: 'noShows' | 'visits') => origins.reduce((sum, one) => sum + one[key], 0);
  const mean = total('noShows') / Math.max(1, total('visits'));
  return (
    <HorizontalBars
      title="Quota di assenze per origine"
      bars={origins.map((one) => {
        const value = one.noShows / Math.max(1, one.visits);
        return {
          name: originLabel[one.origin],
          value,
          label: formatShare(one.noShows, one.visits),
          fill: mean > 0 && value > WARNING_FACTOR * mean ? 'stripes' : 'solid',
        };
      })}
    />
  );
};
