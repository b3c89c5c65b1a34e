import { styled } from 'styled-components';
import { color } from '../ui/theme/tokens.ts';

const tileEdges = (degrees: number): string =>
  `repeating-linear-gradient(${degrees}deg, ${color.sand} 0 1.4px, transparent 1.4px 25px)`;

/**
 * Frame of a floor plan. On wide screens the room is relatively wider, so `--plan-scale` makes the
 * tables smaller in percent of its width.
 */
export const PlanFrame = styled.div`
  --plan-scale: 1;
  position: relative;
  width: calc(100% - 8px);
  margin: 4px;
  aspect-ratio: 10 / 10.4;
  border: 3px solid ${color.cobalt};
  outline: 1px solid ${color.cobalt};
  outline-offset: 3px;
  background: ${tileEdges(45)}, ${tileEdges(-45)}, ${color.surface};
  @media (min-width: 40em) {
    --plan-scale: 0.64;
    aspect-ratio: 10 / 7.2;
  }
  @media (min-width: 62em) {
    --plan-scale: 0.5;
    aspect-ratio: 10 / 5.5;
  }
  @media (forced-colors: active) {
    background-image: none;
  }
`;
