import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRevealOnScroll } from '#web/shared/hooks/useRevealOnScroll.ts';
import { ease } from '../theme/tokens.ts';

const Box = styled.div<{ $index: number }>`
  &[data-reveal] {
    transition:
      opacity 0.6s ${ease},
      transform 0.6s ${ease};
    transition-delay: ${({ $index }) => $index * 70}ms;
  }
  &[data-reveal='waiting'] {
    opacity: 0;
    transform: translateY(16px);
  }
  @media print {
    &[data-reveal] {
      opacity: 1;
      transform: none;
    }
  }
`;

/**
 * Reveals an element when it is scrolled into view. `index` is its position in the row, and each
 * position adds a delay of 70 ms.
 */
export const RevealOnScroll = ({
  index = 0,
  className,
  children,
}: {
  index?: number;
  className?: string;
  children: ReactNode;
}) => (
  <Box ref={useRevealOnScroll<HTMLDivElement>()} $index={index} className={className}>
    {children}
  </Box>
);
