import { Bar, ComposedChart, LabelList, Scatter, XAxis, YAxis } from 'recharts';
import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import { formatWeekday } from '#src/contracts/weekly-report-tables.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { axisStyle, ChartKey, keySquare, labelStyle, SIZE } from './chartParts.tsx';

const TICK_HALF_WIDTH = 15;
const HEIGHT = 100;
const meals = [
  { meal: 'pranzo', label: 'Pranzo' },
  { meal: 'cena', label: 'Cena' },
] as const;

type TickProps = { readonly cx?: number; readonly cy?: number };

/** Shows last year's covers as a dark line across the bar. */
const LastYearTick = ({ cx = 0, cy = 0 }: TickProps) => (
  <line
    x1={cx - TICK_HALF_WIDTH}
    x2={cx + TICK_HALF_WIDTH}
    y1={cy}
    y2={cy}
    stroke={color.text}
    strokeWidth="2"
  />
);

export const CoversChart = ({ report: { covers } }: { report: WeeklyReport }) => {
  const max = Math.max(1, ...covers.flatMap((one) => [one.covers, one.coversLastYear]));
  return (
    <>
      <div>
        {meals.map(({ meal, label }) => (
          <MealChart
            key={meal}
            label={label}
            max={max}
            days={covers
              .filter((one) => one.meal === meal)
              .map((one) => ({ ...one, day: formatWeekday(one.date)[0]!.toUpperCase() }))}
          />
        ))}
      </div>
      <ChartKey
        entries={[
          { label: 'quest’anno', mark: keySquare('solid') },
          {
            label: 'un anno fa, stessa settimana',
            mark: <path d="M0 6h14" stroke={color.text} strokeWidth="2" />,
          },
        ]}
      />
    </>
  );
};

type Day = WeeklyReport['covers'][number] & { readonly day: string };

const MealChart = ({ label, max, days }: { label: string; max: number; days: readonly Day[] }) => (
  <div>
    <b>{label}</b>
    <ComposedChart
      width={SIZE.width}
      height={HEIGHT}
      data={[...days]}
      margin={{ top: 18, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
      role="img"
      title={`Coperti a ${label.toLowerCase()}`}
      desc={days
        .map((one) => `${formatWeekday(one.date)} ${one.covers}, un anno fa ${one.coversLastYear}`)
        .join('; ')}
    >
      <XAxis
        dataKey="date"
        height={20}
        tickFormatter={(_, index) => days[index]?.day ?? ''}
        {...axisStyle}
      />
      <YAxis hide domain={[0, max]} />
      <Bar
        dataKey="covers"
        fill={color.cobalt}
        barSize={26}
        minPointSize={1}
        isAnimationActive={false}
      >
        <LabelList dataKey="covers" position="top" offset={6} {...labelStyle} />
      </Bar>
      <Scatter dataKey="coversLastYear" shape={<LastYearTick />} isAnimationActive={false} />
    </ComposedChart>
  </div>
);
