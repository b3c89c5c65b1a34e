import { styled } from 'styled-components';
import { tone as tones, type Tone } from '../theme/tokens.ts';

const Track = styled.svg`
  width: 100%;
  height: 8px;
  background: #e4dcc6;
`;

type Props = { share: number; tone: Tone; label?: string; className?: string };

/**
 * Draws the bar as SVG, because the content security policy forbids a `style` attribute for its
 * width. `share` is 0 to 1.
 */
export const ProgressBar = ({ share, tone, label, className }: Props) => (
  <Track
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    className={className}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <rect
      width={Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}
      height="8"
      fill={tones[tone].edge}
    />
  </Track>
);
