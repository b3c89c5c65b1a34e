import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tone, type Tone } from '../theme/tokens.ts';

const Box = styled.div<{ $tone: Tone }>`
  padding: 16px 20px;
  font-weight: 600;
  line-height: 1.5;
  border-left: 6px solid ${({ $tone }) => tone[$tone].edge};
  background: ${({ $tone }) => tone[$tone].ground};
  color: ${({ $tone }) => tone[$tone].text};
  a {
    text-underline-offset: 3px;
  }
`;

type Props = { tone?: Tone; live?: boolean; children: ReactNode; className?: string };

/** Message box. With `live`, screen readers announce it immediately (`role=alert`). */
export const Alert = ({ tone: of = 'low', live = false, children, className }: Props) => (
  <Box $tone={of} className={className} {...(live ? { role: 'alert' } : {})}>
    {children}
  </Box>
);
