import { styled } from 'styled-components';
import { color, font, media, tone } from '#web/shared/ui/theme/tokens.ts';
import type { VisitState } from './describeVisit.ts';
import { phone, wide } from './rowStyles.ts';

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
  ${media.largeText} {
    flex: 1 0 100%;
    padding: 0;
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
  ${media.largeText} {
    white-space: normal;
  }
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
export const Marks = styled.div<{ $hasAllergies?: boolean }>`
  display: flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  line-height: 1.1875rem;
  color: ${color.textMuted};
  ${phone} {
    grid-area: ${({ $hasAllergies }) => ($hasAllergies ? '3 / 1 / 4 / 4' : '2 / 3')};
  }
  ${media.largeText} {
    flex: 1 0 100%;
    line-height: 1.3;
  }
`;
/** Wishes and note of a guest, cut if they are too long. Wide screens have a separate column. */
export const Note = styled.span`
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.largeText} {
    white-space: normal;
  }
  ${wide} {
    display: none;
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
  ${media.largeText} {
    flex: 1 0 100%;
  }
`;
