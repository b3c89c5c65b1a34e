import { styled } from 'styled-components';
import { art } from '../theme/tokens.ts';

type Motif = 'wave' | 'leaves' | 'teeth';

const motifFile: Record<Motif, string> = { wave: 'onda', leaves: 'foglie', teeth: 'denti' };
const schemeFile = { classic: 'classica', night: 'notte' } as const;

type FriezeProps = {
  $motif?: Motif;
  $scheme?: 'classic' | 'night';
  $height?: number;
};

export const Frieze = styled.div.attrs({ 'aria-hidden': true })<FriezeProps>`
  height: ${({ $height = 24 }) => $height}px;
  background: ${({ $motif = 'wave', $scheme = 'classic' }) => art.tile(`frieze-${motifFile[$motif]}-${schemeFile[$scheme]}`)}
    repeat-x 50% 0 / auto ${({ $height = 24 }) => $height}px;
`;

export const TileRow = styled.div.attrs({ 'aria-hidden': true })`
  height: clamp(72px, 6vw, 96px);
  background: ${art.tile('pattern-b')} 50% 0 / auto clamp(144px, 12vw, 192px);
`;
