import { css, styled } from 'styled-components';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import type { VisitState } from './describeVisit.ts';
import { edgeOf, goneText, groundOf, phone, wide } from './rowStyles.ts';

type RowProps = {
  $state: VisitState;
  $needsTable: boolean;
  $isUnderLine: boolean;
  $hasAllergies?: boolean;
};

/**
 * Second line of a row with allergies. It runs under name, table and state, and grows if the
 * allergies need more than one line.
 */
const allergyLine = css`
  grid-template-rows: auto auto;
  row-gap: 2px;
  padding-block: 4px;
  ${phone} {
    grid-template-rows: 1.375rem 1.25rem auto;
  }
`;

/**
 * Columns of a row with allergies: time, people, name above the allergies, wishes, table, state and
 * step. The second lines of table and state give way to the allergies.
 */
const spanning = css`
  @media (min-width: 40.01em) {
    > :nth-child(1) {
      grid-area: 1 / 1 / 3 / 2;
    }
    > :nth-child(2) {
      grid-area: 1 / 2 / 3 / 3;
    }
    > :nth-child(3) {
      display: contents;
      > :first-child {
        grid-area: 1 / 3;
      }
      > :last-child {
        grid-area: 2 / 3 / 3 / -2;
      }
    }
    > :nth-child(5) {
      grid-row: 1;
      grid-column: -4;
    }
    > :nth-child(6) {
      grid-row: 1;
      grid-column: -3;
    }
    > :nth-child(7) {
      grid-row: 1 / 3;
      grid-column: -2;
    }
    small,
    > :nth-child(6) b + span {
      display: none;
    }
  }
  ${wide} {
    > :nth-child(4) {
      grid-area: 1 / 4;
      -webkit-line-clamp: 1;
    }
  }
`;

/**
 * Row with the semantics of a table and the layout of a grid. Twelve rows fit on a landscape
 * tablet. A row grows for allergies, which are never cut.
 */
export const Row = styled.tr<RowProps>`
  position: relative;
  display: grid;
  grid-template-columns: 3.25rem 2.25rem minmax(0, 1fr) 7rem 7rem 6.75rem;
  column-gap: 8px;
  align-items: center;
  min-height: 3.5rem;
  padding: 0 12px 0 19px;
  border-bottom: 1px solid ${color.line};
  background: ${({ $state }) => groundOf($state)};
  font: 400 0.9375rem/1.25rem ${font.text};
  > * {
    min-width: 0;
    padding: 0;
    text-align: left;
    font-weight: 400;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto -1px 0;
    width: ${({ $state }) => ($state === 'very-late' ? 11 : 7)}px;
    background: ${({ $state, $needsTable }) => edgeOf[$needsTable ? 'without-table' : $state]};
  }
  ${({ $state }) => $state === 'gone' && goneText}
  ${wide} {
    grid-template-columns: 3.75rem 2.5rem minmax(0, 1fr) minmax(0, 14.5rem) 7.75rem 7rem 8rem;
    column-gap: 12px;
    padding: 0 16px 0 27px;
  }
  ${phone} {
    grid-template: 1.375rem 1.25rem / 5.625rem max-content minmax(0, 1fr) 5.25rem;
    align-content: center;
    column-gap: 6px;
    padding: 0 8px 0 15px;
    ${({ $isUnderLine }) =>
      $isUnderLine &&
      css`
        padding-top: 7px;
      `}
  }
  ${({ $hasAllergies }) => $hasAllergies && allergyLine}
  ${({ $hasAllergies }) => $hasAllergies && spanning}
  ${media.largeText} {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    padding-block: 8px;
    line-height: 1.3;
  }
`;
