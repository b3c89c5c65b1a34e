import { css, styled } from 'styled-components';
import { art, color, font } from '#web/shared/ui/theme/tokens.ts';
import type { VisitState } from '../book/describeVisit.ts';
import { phone } from '../book/rowStyles.ts';
import { stateLook } from '../tables/stateLooks.ts';

/** Width of the column with the table names. */
export const LABEL_WIDTH = '7rem';
/** Minimum width of the timeline. Narrower windows scroll horizontally. */
export const MIN_WIDTH = '46rem';

const HEAD_HEIGHT = '2rem';

export const Scroller = styled.div`
  position: relative;
  min-height: 0;
  overflow: auto;
  /* The turns and the table names stay in view, and must not cover the focused party. */
  scroll-padding: calc(${HEAD_HEIGHT} + 4px) 0 0 calc(${LABEL_WIDTH} + 4px);
  ${phone} {
    scroll-padding-left: 4px;
  }
`;
export const Board = styled.table`
  position: relative;
  width: 100%;
  min-width: ${MIN_WIDTH};
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  background: ${color.surface};
  font: 400 0.9375rem/1.25rem ${font.text};
  col:first-child {
    width: ${LABEL_WIDTH};
  }
  th {
    text-align: left;
    font-weight: 650;
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 4;
    height: ${HEAD_HEIGHT};
    padding: 0 8px;
    border-bottom: 2px solid ${color.cobalt};
    border-left: 2px solid ${color.cobalt};
    background: ${color.sand} ${art.grain};
  }
  thead th:first-child {
    left: 0;
    z-index: 5;
    padding-left: 16px;
    border-left: 0;
    font-weight: 450;
  }
  tbody th[scope='row'] {
    position: sticky;
    left: 0;
    z-index: 3;
    padding: 0 8px 0 16px;
    background: ${color.surface};
  }
  /* A turned tablet leaves no room for a party beside names that stay in view. */
  ${phone} {
    thead th:first-child,
    tbody th[scope='row'] {
      left: auto;
    }
  }
  th small {
    margin-left: 6px;
    color: ${color.textMuted};
    font: 450 0.9375rem/1.25rem ${font.text};
  }
  tbody td,
  tbody th[scope='row'] {
    height: 2.75rem;
    border-bottom: 1px solid ${color.line};
  }
  td {
    padding: 2px 3px;
    border-left: 2px solid ${color.line};
    vertical-align: middle;
  }
  th[scope='rowgroup'] {
    padding: 4px 16px;
    background: ${color.sand};
    color: ${color.textMuted};
    font-size: 0.8125rem;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }
`;
const PERCENT = 100;

/**
 * Returns the right padding of a party. In the second half of a running turn, the text ends before
 * the line of the present time.
 */
const endOfWords = ({ $elapsed }: { $elapsed: number | null }): string =>
  $elapsed === null || $elapsed < PERCENT / 2 ? '8px' : `calc(${PERCENT - $elapsed}% + 6px)`;

/** Turns with a smaller share of the axis, in percent, are narrow. */
const NARROW_SHARE = 25;
const NARROW_SHARE_OF_SMALL_WINDOW = 35;

/** Shows the name above the state. A party without a state shows its time there. */
const twoLines = css`
  flex-direction: column;
  gap: 0;
  align-items: stretch;
  justify-content: center;
  time {
    order: 1;
  }
  &:has(> em) > time {
    display: none;
  }
  em {
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
type BlockProps = { $state: VisitState; $share: number; $elapsed: number | null };

/** Party in the timeline. `$share`: width of its turn, in percent of the axis. */
export const Block = styled.button<BlockProps>`
  position: relative;
  display: flex;
  gap: 6px;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 0 ${endOfWords} 0 8px;
  overflow: hidden;
  border: 1px solid ${({ $state }) => stateLook[$state].edge};
  border-left-width: 6px;
  border-radius: 2px;
  background: ${({ $state }) => stateLook[$state].ground};
  color: ${({ $state }) => stateLook[$state].text};
  font: 400 0.9375rem/1.25rem ${font.text};
  text-align: left;
  white-space: nowrap;
  /* Shows the text above the line of the present time, and the background below the line. */
  > * {
    position: relative;
    z-index: 2;
  }
  b {
    font: 600 1.125rem/1.25rem ${font.display};
  }
  strong {
    overflow: hidden;
    font-weight: 650;
    text-overflow: ellipsis;
  }
  em {
    margin-left: auto;
    font-style: normal;
    font-weight: 650;
  }
  ${({ $share }) => $share < NARROW_SHARE && twoLines}
  ${({ $share }) =>
    $share < NARROW_SHARE_OF_SMALL_WINDOW &&
    css`
      @media (max-width: 60em) {
        ${twoLines}
      }
    `}
`;
/** Size and name of a party. */
export const Who = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
`;
export const View = styled.section`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  min-height: 0;
`;
