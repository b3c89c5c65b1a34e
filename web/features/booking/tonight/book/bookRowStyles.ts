import { css, styled } from 'styled-components';
import { color, font, tone } from '#web/shared/ui/theme/tokens.ts';
import type { VisitState } from './describeVisit.ts';
import { edgeOf, goneText, groundOf, phone, wide } from './rowStyles.ts';

type RowProps = { $state: VisitState; $needsTable: boolean; $isUnderLine: boolean };

export const ROW_HEIGHT_REM = 3.5;

/**
 * Row with the semantics of a table and the layout of a grid. Twelve rows fit on a landscape
 * tablet.
 */
export const Row = styled.tr<RowProps>`
  position: relative;
  display: grid;
  grid-template-columns: 3.25rem 2.25rem minmax(0, 1fr) 7rem 7rem 6.75rem;
  column-gap: 8px;
  align-items: center;
  height: ${ROW_HEIGHT_REM}rem;
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
`;
export const Time = styled.td`
  && {
    font-weight: 650;
  }
  font-size: 1.0625rem;
`;
export const People = styled.td`
  && {
    padding-right: 8px;
    text-align: right;
    font: 600 1.5rem/1.75rem ${font.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
  ${phone} {
    grid-area: 1 / 2;
    && {
      padding: 0;
      text-align: left;
      font-size: 1.25rem;
      line-height: 1.375rem;
    }
  }
`;
export const Guest = styled.th`
  ${phone} {
    display: contents;
  }
`;
export const Name = styled.div`
  display: flex;
  min-width: 0;
  line-height: 1.3125rem;
  ${phone} {
    grid-area: 1 / 2 / 2 / 4;
    padding-left: 1.75rem;
  }
`;
/** Button that covers the row. The button of the next step is above it. */
export const OpenButton = styled.button`
  min-width: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  font: 650 1.0625rem/1.3125rem ${font.text};
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 3px solid ${color.ochre};
      outline-offset: -5px;
      box-shadow: inset 0 0 0 2px ${color.navy};
    }
  }
`;
export const Marks = styled.div`
  display: flex;
  gap: 6px;
  align-items: center;
  overflow: hidden;
  line-height: 1.1875rem;
  color: ${color.textMuted};
  > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${wide} {
    > span:last-child:not(:has(> span)) {
      display: none;
    }
  }
  ${phone} {
    grid-area: 2 / 3;
  }
`;
/** Wishes in a separate column on wide screens. Narrow screens show them below the name. */
export const Wishes = styled.td`
  display: none;
  ${wide} {
    display: -webkit-box;
    max-height: 2.5rem;
    overflow: hidden;
    color: ${color.textMuted};
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
`;
export const TableCell = styled.td`
  && {
    font-weight: 650;
  }
  overflow: hidden;
  font-size: 1rem;
  text-overflow: ellipsis;
  small {
    display: block;
    color: ${tone.medium.text};
    font: 450 0.9375rem/1.125rem ${font.text};
  }
  ${phone} {
    small {
      display: none;
    }
    grid-area: 2 / 2;
    font-size: 0.9375rem;
    white-space: nowrap;
  }
`;
export const WithoutTable = styled.span`
  display: inline-block;
  padding: 0 8px;
  box-shadow: inset 0 0 0 2px ${color.terracotta};
  border-radius: 2px;
  color: ${color.brick};
  font-weight: 700;
  line-height: 1.5rem;
  white-space: nowrap;
`;
export const State = styled.td`
  line-height: 1.25rem;
  span {
    display: block;
  }
  ${phone} {
    grid-area: 2 / 1;
    white-space: nowrap;
    b + span {
      display: none;
    }
  }
`;
export const Chip = styled.b<{ $state: VisitState }>`
  display: inline-block;
  padding: 0 8px;
  border-radius: 2px;
  background: ${({ $state }) => ($state === 'very-late' ? color.pomegranate : color.yellow)};
  color: ${({ $state }) => ($state === 'very-late' ? color.ivory : color.navy)};
  font-weight: 700;
  line-height: 1.5rem;
  white-space: nowrap;
  ${phone} {
    padding: 0 6px;
    line-height: 1.25rem;
  }
`;
export const Step = styled.td`
  position: relative;
  z-index: 2;
  display: flex;
  button {
    flex: 1;
    padding: 0;
  }
  ${phone} {
    grid-area: 1 / 4 / 3 / 5;
    button {
      white-space: normal;
      line-height: 1.1;
    }
  }
`;
