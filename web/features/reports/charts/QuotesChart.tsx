import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import { quoteStageLabel } from '#src/contracts/weekly-report-tables.ts';
import { HorizontalBars } from './HorizontalBars.tsx';

export const QuotesChart = ({ report: { quotes } }: { report: WeeklyReport }) => (
  <>
    <HorizontalBars
      title="Feste che hanno raggiunto ogni stadio"
      bars={quotes.stages.map(({ stage, quotes: count }) => ({
        name: quoteStageLabel[stage],
        value: count,
        label: String(count),
        fill: 'solid',
      }))}
    />
    <p>Perse: {quotes.lost}</p>
  </>
);
