import { Bar, BarChart, Cell, LabelList, XAxis, YAxis } from 'recharts';
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

export type HorizontalBar = {
  readonly name: string;
  readonly value: number;
  readonly label: string;
  readonly fill: Fill;
};

type Props = { title: string; bars: readonly HorizontalBar[] };

/**
 * Factor by which the axis is longer than the longest bar, because its label needs space on the
 * right.
 */
const LABEL_ROOM = 1.45;

export const HorizontalBars = ({ title, bars }: Props) => (
  <BarChart
    {...SIZE}
    layout="vertical"
    data={[...bars]}
    margin={{ top: 0, right: 4, bottom: 0, left: 0 }}
    accessibilityLayer={false}
    role="img"
    title={title}
    desc={bars.map(({ name, label }) => `${name}: ${label}`).join('; ')}
  >
    <PatternDefinitions />
    <XAxis
      type="number"
      hide
      domain={[0, Math.max(1e-9, ...bars.map(({ value }) => value)) * LABEL_ROOM]}
    />
    <YAxis type="category" dataKey="name" width={108} {...axisStyle} />
    <Bar
      dataKey="value"
      fill={color.cobalt}
      barSize={16}
      minPointSize={1}
      isAnimationActive={false}
    >
      {bars.map(({ name, fill }) => (
        <Cell key={name} fill={fillOf[fill]} stroke={strokeOf(fill) ?? 'none'} />
      ))}
      <LabelList dataKey="label" position="right" {...labelStyle} />
    </Bar>
  </BarChart>
);
