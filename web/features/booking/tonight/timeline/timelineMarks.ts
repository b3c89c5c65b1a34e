import { styled } from 'styled-components';
import { art, color, font } from '#web/shared/ui/theme/tokens.ts';
import { LABEL_WIDTH, MIN_WIDTH } from './timelineStyles.ts';

export const HalfHour = styled.span`
  position: absolute;
  transform: translateX(-50%);
  color: ${color.textMuted};
  font-weight: 400;
`;
/** Label of the present time. It is on the side of the line that has more space. */
export const NowLabel = styled.span<{ $isBefore: boolean }>`
  position: absolute;
  padding: 0 8px;
  transform: translateX(${({ $isBefore }) => ($isBefore ? '-100%' : '0')});
  background: ${color.pomegranate};
  color: ${color.ivory};
  font-weight: 700;
  white-space: nowrap;
`;
/**
 * Line of the present time above the rows. It lets pointer events through. `$at`: position in
 * percent of the axis.
 */
export const NowLine = styled.div<{ $at: number }>`
  position: absolute;
  inset: 2rem 0 0
    calc(${LABEL_WIDTH} + (max(100%, ${MIN_WIDTH}) - ${LABEL_WIDTH}) * ${({ $at }) => $at / 100});
  z-index: 1;
  width: 3px;
  height: calc(100% - 2rem);
  background: ${color.pomegranate};
  pointer-events: none;
`;
export const Homeless = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-width: 0;
  padding: 6px 16px;
  overflow-x: auto;
  scrollbar-width: thin;
  border-top: 2px solid ${color.cobalt};
  background: ${color.sand} ${art.grain};
  h2,
  li {
    flex: none;
  }
  h2 {
    font: 600 1.25rem/1.5rem ${font.display};
  }
  ul {
    display: contents;
    list-style: none;
  }
  li {
    display: flex;
    gap: 12px;
    align-items: center;
    padding: 2px 4px 2px 12px;
    border-left: 6px solid ${color.terracotta};
    background: ${color.surface};
  }
`;
