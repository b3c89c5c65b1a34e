import { Bar, BarChart, Cell, LabelList, XAxis, YAxis } from 'recharts';
import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import { formatBand } from '#src/contracts/weekly-report-tables.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import {
  axisStyle,
  fillOf,
  labelStyle,
  PatternDefinitions,
  SIZE,
  strokeOf,
  type Fill,
} from './chartParts.tsx';

/** Bars of answers that took longer have stripes. */
const SLOW_AFTER_MINUTES = 120;

const fillFor = (upToMinutes: number | null): Fill =>
  upToMinutes === null || upToMinutes > SLOW_AFTER_MINUTES ? 'stripes' : 'solid';

export const AnswersChart = ({ report: { answers } }: { report: WeeklyReport }) => {
  const { bands } = answers;
  const data = bands.map(({ upToMinutes, requests }) => ({
    name: formatBand(upToMinutes),
    requests,
  }));
  return (
    <>
      <BarChart
        {...SIZE}
        data={data}
        margin={{ top: 18, right: 4, bottom: 0, left: 4 }}
        accessibilityLayer={false}
        role="img"
        title="Richieste per tempo di risposta in orario di apertura"
        desc={data.map(({ name, requests }) => `${name}: ${requests}`).join('; ')}
      >
        <PatternDefinitions />
        <XAxis dataKey="name" {...axisStyle} />
        <YAxis hide domain={[0, (max: number) => Math.max(1, max)]} />
        <Bar dataKey="requests" fill={color.cobalt} barSize={36} isAnimationActive={false}>
          {bands.map(({ upToMinutes }) => {
            const fill = fillFor(upToMinutes);
            return (
              <Cell
                key={String(upToMinutes)}
                fill={fillOf[fill]}
                stroke={strokeOf(fill) ?? 'none'}
              />
            );
          })}
          <LabelList dataKey="requests" position="top" {...labelStyle} />
        </Bar>
      </BarChart>
      <p>richieste con risposta entro questo tempo, in orario di apertura</p>
    </>
  );
};
