import { styled } from 'styled-components';
import { color, font, media, tone } from '#web/shared/ui/theme/tokens.ts';
import { chosenInForcedColors, phone } from '../book/rowStyles.ts';

/** Style of a tile. `plain`: the choice does not depend on free tables. */
export type TileKind = 'yes' | 'tight' | 'no' | 'shut' | 'plain';

const plain = { edge: color.azure, ground: color.surface, text: color.text };
const kinds = { yes: tone.high, tight: tone.medium, no: tone.low, shut: tone.off, plain };

export const Tiles = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 8px;
  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
/** `$isAnswered`: the tile was pressed and shows the answer, over the full width. */
export const Tile = styled.button<{ $kind: TileKind; $isAnswered?: boolean }>`
  position: relative;
  ${({ $isAnswered }) => $isAnswered && 'grid-column: 1 / -1;'}
  min-height: 4rem;
  padding: 6px 8px 6px 16px;
  border: 1px solid ${({ $kind }) => kinds[$kind].edge};
  border-left-width: 8px;
  border-radius: 2px;
  background: ${({ $kind }) => kinds[$kind].ground};
  color: ${({ $kind }) => kinds[$kind].text};
  font: 400 0.9375rem/1.25rem ${font.text};
  text-align: left;
  b {
    display: flex;
    gap: 8px;
    align-items: baseline;
    justify-content: space-between;
    font: 600 1.25rem/1.625rem ${font.display};
  }
  b span {
    font: 500 0.9375rem/1.25rem ${font.text};
    white-space: nowrap;
  }
  strong {
    font-weight: 700;
  }
  ${phone} {
    padding: 6px 6px 6px 10px;
    b {
      gap: 4px;
      font-size: 1.0625rem;
    }
  }
  &[aria-pressed='true'] {
    border-color: ${color.cobalt};
    outline: 2px solid ${color.cobalt};
    outline-offset: -3px;
    ${chosenInForcedColors}
  }
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    right: 10px;
    bottom: 12px;
    width: 7px;
    height: 13px;
    border: solid ${color.cobalt};
    border-width: 0 3px 3px 0;
    transform: rotate(40deg);
  }
`;
