import * as Radix from '@radix-ui/react-dropdown-menu';
import { css, styled } from 'styled-components';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';

export const Sheet = styled(Radix.Content)`
  z-index: 30;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  gap: 0 16px;
  width: min(29rem, calc(100vw - 24px));
  max-height: calc(100dvh - 64px);
  padding: 12px 16px 16px;
  overflow-y: auto;
  white-space: normal;
  border-top: 5px solid ${color.ochre};
  background: ${color.surface};
  box-shadow:
    0 0 0 1px ${color.line},
    0 24px 48px -24px rgba(67, 32, 63, 0.6);
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const Column = styled(Radix.Group)`
  display: grid;
  align-content: start;
`;
export const Heading = styled(Radix.Label)`
  color: ${color.textMuted};
  font: 700 0.8125rem/2rem ${font.text};
  letter-spacing: 0.12em;
  text-transform: uppercase;
`;
export const itemStyles = css`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  min-height: 3rem;
  padding: 0 8px;
  border-top: 1px solid ${color.line};
  color: ${color.text};
  font: 600 1.0625rem/1.2 ${font.text};
  text-decoration: none;
  cursor: pointer;
  &:hover,
  &:focus {
    background: #dce6f2;
  }
  &&:focus-visible {
    outline: 3px solid ${color.ochre};
    outline-offset: -3px;
  }
`;
export const Item = styled(Radix.Item)<{ $isLeaving?: boolean }>`
  ${itemStyles}
  ${({ $isLeaving }) => $isLeaving && `color: ${color.brick};`}
`;
export const Count = styled.span`
  min-width: 1.5rem;
  padding: 0 6px;
  border-radius: 2px;
  background: ${color.ochre};
  color: ${color.navy};
  font: 750 0.9375rem/1.5rem ${font.text};
  text-align: center;
`;
