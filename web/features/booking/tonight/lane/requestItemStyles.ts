import { styled } from 'styled-components';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { wide } from '../book/rowStyles.ts';
import type { RequestKind } from './requestText.ts';

const edges: Record<RequestKind, string> = {
  fits: color.green,
  'fits-after-move': color.ochre,
  change: color.ochre,
  past: `repeating-linear-gradient(135deg, ${color.textMuted} 0 4px, ${color.surface} 4px 7px)`,
  'does-not-fit': `repeating-linear-gradient(135deg, ${color.terracotta} 0 4px, #F9DDD0 4px 7px)`,
};
const fitColors: Record<RequestKind, string> = {
  fits: '#1D4C3A',
  'fits-after-move': '#6D4409',
  change: '#6D4409',
  past: color.textMuted,
  'does-not-fit': color.brick,
};

const LONG_WAIT_GROUND = '#FCE1D6';
const LOOK_GROUND = '#FDF3DA';

const groundOf = ({ $kind, $isLongWait, $needsLook }: ItemProps): string => {
  if ($isLongWait) return LONG_WAIT_GROUND;
  return $needsLook || $kind === 'fits-after-move' ? LOOK_GROUND : color.surface;
};

type ItemProps = { $kind: RequestKind; $isLongWait: boolean; $needsLook: boolean };

export const Item = styled.li<ItemProps>`
  position: relative;
  padding: 8px 12px 8px 15px;
  border-bottom: 1px solid ${color.line};
  background: ${groundOf};
  --fit: ${({ $kind }) => fitColors[$kind]};
  &:focus-within {
    background: #fbebc4;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 5px;
    background: ${({ $kind, $needsLook }) => ($needsLook ? color.ochre : edges[$kind])};
  }
  ${wide} {
    padding: 8px 16px 8px 21px;
  }
`;
export const Who = styled.div`
  display: flex;
  gap: 8px;
  align-items: baseline;
  line-height: 1.5rem;
  button {
    position: relative;
    min-width: 0;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: none;
    font: 650 1.0625rem/1.5rem ${font.text};
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
  > span {
    margin-left: auto;
    font-size: 1rem;
    font-weight: 650;
    white-space: nowrap;
  }
  ${media.largeText} {
    flex-wrap: wrap;
    button,
    > span {
      margin: 0;
      white-space: normal;
    }
  }
`;
export const LongWait = styled.p`
  color: ${color.brick};
  font: 650 0.9375rem/1.25rem ${font.text};
`;
export const AfterMove = styled.p`
  color: var(--fit);
  font: 500 0.9375rem/1.25rem ${font.text};
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-top: 2px;
`;
/** The buttons stay in one row, below the text if they do not fit beside it. */
export const AnswerButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
  margin-left: auto;
  button {
    padding: 0 4px;
  }
`;
export const Fit = styled.p`
  flex: 1;
  min-width: 4.25rem;
  color: var(--fit);
  font: 500 0.9375rem/1.25rem ${font.text};
  b {
    display: block;
    font-size: 1rem;
    font-weight: 700;
  }
`;
