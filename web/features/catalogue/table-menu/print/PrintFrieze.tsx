import { styled } from 'styled-components';
import { onlyInPrint } from '../tableMenuStyles.ts';

const Strip = styled.svg`
  ${onlyInPrint}
  @media print {
    grid-column: 1 / -1;
    width: 100%;
    height: auto;
  }
`;

const MOTIF_WIDTH = 36;
const MOTIF_HEIGHT = 24;
const motifs = Array.from({ length: 30 }, (_, at) => at * MOTIF_WIDTH);

/** Draws the frieze as repeated pictures, because printers blur a repeated CSS background. */
export const PrintFrieze = () => (
  <Strip viewBox={`0 0 ${motifs.length * MOTIF_WIDTH} ${MOTIF_HEIGHT}`} aria-hidden="true">
    {motifs.map((x) => (
      <image
        key={x}
        href="/art/tiles/frieze-onda-classica.svg"
        x={x}
        width={MOTIF_WIDTH}
        height={MOTIF_HEIGHT}
      />
    ))}
  </Strip>
);
