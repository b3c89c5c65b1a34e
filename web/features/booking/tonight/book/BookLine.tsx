import { styled } from 'styled-components';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import type { BookEntry } from './buildBook.ts';
import { phone } from './rowStyles.ts';

/**
 * Shows the present time or the start of a turn on the line between two rows. Only above the first
 * row, it adds height for its label.
 */
export const BookLine = ({ now, turn }: Pick<BookEntry, 'now' | 'turn'>) => (
  <Line role="row">
    <Labels role="cell" $isNow={now !== null}>
      {now && <Flag $isNow>adesso {now}</Flag>}
      {turn && (
        <Flag>
          {turn.name}
          <span>
            {' '}
            · {turn.covers}
            <i> coperti · {turn.parties === 1 ? '1 gruppo' : `${turn.parties} gruppi`}</i>
          </span>
        </Flag>
      )}
    </Labels>
  </Line>
);

const Line = styled.tr`
  position: relative;
  z-index: 2;
  display: block;
  height: 0;
  &:first-child {
    height: 9px;
    > td {
      top: 6px;
    }
  }
  ${media.largeText} {
    &&& {
      height: auto;
      > td {
        position: static;
        flex-wrap: wrap;
        height: auto;
      }
    }
  }
`;
const Labels = styled.td<{ $isNow: boolean }>`
  position: absolute;
  inset: -2px 0 auto;
  display: flex;
  align-items: center;
  height: 3px;
  padding: 0;
  background: ${({ $isNow }) => ($isNow ? color.pomegranate : color.cobalt)};
`;
const Flag = styled.span<{ $isNow?: boolean }>`
  height: 0.9375rem;
  padding: 0 8px 0 ${({ $isNow }) => ($isNow ? 12 : 8)}px;
  background: ${({ $isNow }) => ($isNow ? color.pomegranate : color.cobalt)};
  color: ${color.ivory};
  font: 700 0.8125rem/0.9375rem ${font.text};
  white-space: nowrap;
  span {
    font-weight: 500;
  }
  i {
    font-style: normal;
  }
  ${phone} {
    i {
      display: none;
    }
  }
  ${media.largeText} {
    height: auto;
    line-height: 1.3;
    white-space: normal;
  }
`;
