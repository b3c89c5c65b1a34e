import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, media } from '../theme/tokens.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const Spinner = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size = 20 }) => $size}px;
  height: ${({ $size = 20 }) => $size}px;
  border-radius: 50%;
  border: ${({ $size = 20 }) => Math.max(2.5, $size / 9)}px dotted currentColor;
  animation: ${turn} 2.4s linear infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  padding-block: 24px;
  font-weight: 600;
  color: ${color.textMuted};
`;

export const Loading = ({ children }: { children: ReactNode }) => (
  <Line role="status">
    <Spinner $size={26} />
    {children}
  </Line>
);
