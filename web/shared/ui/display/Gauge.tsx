import { styled } from 'styled-components';
import { color, font, tone as tones, type Tone } from '../theme/tokens.ts';

const Drawing = styled.svg`
  width: 13.75rem;
  height: auto;
  margin-inline: auto;
  text {
    font-variant-numeric: lining-nums;
  }
`;
/** Units of the drawing, which grows with the text of the page. */
const Figure = styled.text`
  font: 600 54px ${font.display};
  fill: ${color.text};
`;
const Caption = styled.text`
  font: 600 15px ${font.text};
  fill: ${color.textMuted};
`;

const HALF_RING = 'M18 122A92 92 0 0 1 202 122';
const studs = Array.from({ length: 11 }, (_, at) => {
  const angle = Math.PI * (1 - (at + 1) / 12);
  return { x: (110 + 92 * Math.cos(angle)).toFixed(1), y: (122 - 92 * Math.sin(angle)).toFixed(1) };
});

type Props = { share: number; tone: Tone; figure: string; caption: string; label: string };

export const Gauge = ({ share, tone, figure, caption, label }: Props) => {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <Drawing viewBox="0 0 220 134" role="img" aria-label={label}>
      <path d={HALF_RING} fill="none" stroke={color.linen} strokeWidth="20" />
      {filled > 0 && (
        <path
          d={HALF_RING}
          fill="none"
          stroke={tones[tone].edge}
          strokeWidth="20"
          pathLength="100"
          strokeDasharray={`${filled} 100`}
        />
      )}
      <g fill={color.ivory} opacity=".9">
        {studs.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="3" />
        ))}
      </g>
      <Figure x="110" y="106" textAnchor="middle">
        {figure}
      </Figure>
      <Caption x="110" y="128" textAnchor="middle">
        {caption}
      </Caption>
    </Drawing>
  );
};
