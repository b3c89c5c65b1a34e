import { CartesianGrid, Line, LineChart, XAxis, YAxis } from 'recharts';
import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { axisStyle, ChartKey, labelStyle, SIZE } from './chartParts.tsx';

const toPercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

export const CurveChart = ({ report: { bookingCurve } }: { report: WeeklyReport }) => {
  const { points } = bookingCurve;
  const [all] = points;
  const data = points
    .map(({ daysBefore, covers, coversLastYear }) => ({
      daysBefore,
      now: toPercent(covers, all?.covers ?? 0),
      lastYear: toPercent(coversLastYear, all?.coversLastYear ?? 0),
    }))
    .toReversed();
  return (
    <>
      <LineChart
        {...SIZE}
        data={data}
        margin={{ top: 10, right: 10, bottom: 14, left: 0 }}
        accessibilityLayer={false}
        role="img"
        title="Quota dei coperti già presi, per giorni prima del servizio"
        desc={data
          .map(
            ({ daysBefore, now, lastYear }) =>
              `${daysBefore} giorni: ${now} %, un anno fa ${lastYear} %`,
          )
          .join('; ')}
      >
        <CartesianGrid vertical={false} stroke={color.linen} />
        <XAxis
          dataKey="daysBefore"
          {...axisStyle}
          padding={{ left: 14 }}
          label={{
            value: 'giorni prima del servizio',
            position: 'insideBottom',
            offset: -10,
            ...labelStyle,
          }}
        />
        <YAxis
          domain={[0, 100]}
          ticks={[0, 50, 100]}
          width={40}
          unit={'\u00A0%'}
          {...axisStyle}
          axisLine={false}
        />
        <Line
          dataKey="lastYear"
          stroke={color.text}
          strokeDasharray="4 3"
          strokeWidth={1.5}
          dot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey="now"
          stroke={color.cobalt}
          strokeWidth={2.5}
          dot={{ r: 3, fill: color.cobalt }}
          isAnimationActive={false}
        />
      </LineChart>
      <ChartKey
        entries={[
          {
            label: 'quest’anno',
            mark: <path d="M0 6h14" stroke={color.cobalt} strokeWidth="2.5" />,
          },
          {
            label: 'un anno fa',
            mark: <path d="M0 6h14" stroke={color.text} strokeWidth="1.5" strokeDasharray="4 3" />,
          },
        ]}
      />
    </>
  );
};
