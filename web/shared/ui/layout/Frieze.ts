import { styled } from 'styled-components';
import { art } from '../theme/tokens.ts';

type FriezeProps = {
  $motif?: 'onda' | 'foglie' | 'denti';
  $scheme?: 'classica' | 'notte';
  $height?: number;
};

/** Decorative tile border between sections. */
export const Frieze = styled.div.attrs({ 'aria-hidden': true })<FriezeProps>`
  height: ${({ $height = 24 }) => $height}px;
  background: ${({ $motif = 'onda', $scheme = 'classica' }) => art.tile(`frieze-${$motif}-${$scheme}`)}
    repeat-x 50% 0 / auto ${({ $height = 24 }) => $height}px;
`;

export const TileRow = styled.div.attrs({ 'aria-hidden': true })`
  height: clamp(72px, 6vw, 96px);
  background: ${art.tile('pattern-b')} 50% 0 / auto clamp(144px, 12vw, 192px);
`;
