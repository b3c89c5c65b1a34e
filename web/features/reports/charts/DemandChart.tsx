import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import { unmetReasonLabel } from '#src/contracts/weekly-report-tables.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import {
  axisStyle,
  ChartKey,
  fillOf,
  keySquare,
  PatternDefinitions,
  SIZE,
  strokeOf,
  type Fill,
} from './chartParts.tsx';

type Reason = WeeklyReport['unmetDemand']['rows'][number]['reason'];

const reasons: readonly { readonly reason: Reason; readonly fill: Fill }[] = [
  { reason: 'no_room', fill: 'solid' },
  { reason: 'waiting_list', fill: 'stripes' },
  { reason: 'expired', fill: 'dots' },
];

const groupByTime = (rows: WeeklyReport['unmetDemand']['rows']) =>
  [...new Set(rows.map(({ time }) => time))].map((time) => ({
    time,
    ...Object.fromEntries(
      reasons.map(({ reason }) => [
        reason,
        rows.find((row) => row.time === time && row.reason === reason)?.covers ?? 0,
      ]),
    ),
  }));

export const DemandChart = ({ report: { unmetDemand } }: { report: WeeklyReport }) => {
  const { rows } = unmetDemand;
  if (rows.length === 0) return <p>Nessuna richiesta senza posto.</p>;
  return (
    <>
      <BarChart
        {...SIZE}
        data={groupByTime(rows)}
        margin={{ top: 10, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        role="img"
        title="Coperti senza posto, per quarto d’ora di arrivo"
        desc={rows
          .map(({ time, reason, covers }) => `${time}, ${unmetReasonLabel[reason]}: ${covers}`)
          .join('; ')}
      >
        <PatternDefinitions />
        <CartesianGrid vertical={false} stroke={color.linen} />
        <XAxis dataKey="time" {...axisStyle} interval="preserveStartEnd" />
        <YAxis width={32} allowDecimals={false} {...axisStyle} axisLine={false} />
        {reasons.map(({ reason, fill }) => (
          <Bar
            key={reason}
            dataKey={reason}
            stackId="covers"
            fill={fillOf[fill]}
            stroke={strokeOf(fill) ?? 'none'}
            maxBarSize={22}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
      <ChartKey
        entries={reasons.map(({ reason, fill }) => ({
          label: unmetReasonLabel[reason],
          mark: keySquare(fill),
        }))}
      />
    </>
  );
};
