import { css, styled } from 'styled-components';
import { art, color, font, tone } from '#web/shared/ui/theme/tokens.ts';
import type { ShownState } from './resolveSearch.ts';

const tileFile: Record<ShownState, string> = {
  free: 'day-free',
  few: 'day-few',
  full: 'day-full',
  closed: 'day-closed',
  late: 'day-closed',
  loading: 'day-loading',
};

const tileText: Record<ShownState, string> = {
  free: color.text,
  few: color.text,
  full: tone.low.text,
  closed: tone.off.text,
  late: tone.off.text,
  loading: color.textMuted,
};

/** Border style of each state in forced-colors mode, where the browser replaces all colours. */
const forcedBorder: Record<ShownState, string> = {
  free: '2px solid',
  few: '4px double',
  full: '2px dashed',
  closed: '2px dotted',
  late: '2px dotted',
  loading: '2px solid',
};

/** Colour of the text below a tile. */
export const stateText: Record<ShownState, string> = {
  free: tone.high.text,
  few: tone.medium.text,
  full: tone.low.text,
  closed: tone.off.text,
  late: tone.off.text,
  loading: color.textMuted,
};

const isPlain = (state: ShownState) => state === 'free' || state === 'few' || state === 'loading';

const chosenTile = (state: ShownState) =>
  isPlain(state)
    ? css`
        color: ${color.ivory};
        &::before {
          border-image-source: ${art.tile('day-chosen')};
        }
      `
    : css`
        outline: 3px solid ${color.cobalt};
        outline-offset: 1px;
      `;

/** Tile of a day or turn. A full or closed tile keeps its picture when the guest chooses it. */
export const Tile = styled.span<{ $state: ShownState }>`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  align-content: center;
  color: ${({ $state }) => tileText[$state]};
  font-family: ${font.display};
  font-weight: 600;
  font-variant-numeric: lining-nums;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border: var(--corner, 0.875rem) solid transparent;
    border-image: ${({ $state }) => art.tile(tileFile[$state])} 30 fill / var(--corner, 0.875rem);
  }
  :checked + && {
    ${({ $state }) => chosenTile($state)}
  }
  :focus-visible + && {
    outline: 3px solid ${color.navy};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${color.ochre};
  }
  @media (forced-colors: active) {
    border: ${({ $state }) => forcedBorder[$state]} CanvasText;
    &::before {
      display: none;
    }
    :checked + && {
      outline: 4px solid Highlight;
      outline-offset: 1px;
    }
  }
`;

/** Transparent radio button that covers its label, so the tile receives the pointer events. */
export const HiddenRadio = styled.input.attrs({ type: 'radio' })`
  position: absolute;
  z-index: 1;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  &:disabled {
    cursor: default;
  }
`;

export const Chip = styled.label`
  position: relative;
  display: grid;
  > span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.35rem;
    min-height: 2.75rem;
    padding: 0.2rem 0.5rem;
    border: 1.5px solid ${color.edge};
    border-radius: 3px;
    background: ${color.surface};
    font-weight: 600;
    line-height: 1.15;
    text-align: center;
  }
  > :checked + span {
    padding: 0 0.1rem;
    border: 9px solid transparent;
    border-image: ${art.frame('btn-cobalto')} 12 fill / 12px;
    background: ${color.cobalt} padding-box;
    color: ${color.ivory};
  }
  > :focus-visible + span {
    outline: 3px solid ${color.navy};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${color.ochre};
  }
  @media (forced-colors: active) {
    > :checked + span {
      border: 2px solid CanvasText;
      border-image: none;
      outline: 4px solid Highlight;
      outline-offset: 1px;
      &::before {
        content: '✓';
      }
    }
  }
`;

export const FieldHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 0.75rem;
  margin-block-end: 0.35rem;
  font-weight: 650;
  font-size: 0.9375rem;
  line-height: 1.3;
`;

export const DayGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 0.35rem 0.2rem;
  @media (max-width: 22em) {
    gap: 0.35rem 0;
  }
`;
export const Hint = styled.span`
  font-weight: 500;
  color: ${color.textMuted};
`;
