import { styled } from 'styled-components';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import type { Tone } from '#web/shared/ui/theme/tokens.ts';

export const Note = styled.p<{ $tone: Tone }>`
  padding: 0.7rem 0.9rem;
  border-inline-start: 6px solid ${({ $tone }) => tone[$tone].edge};
  background: ${({ $tone }) => tone[$tone].ground};
  color: ${({ $tone }) => tone[$tone].text};
  line-height: 1.5;
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  h2 {
    font-size: 1.1875rem;
    line-height: 1.2;
  }
`;

/**
 * Shows its content only on wide screens, because narrow screens have the same button in the bottom
 * bar.
 */
export const WideOnly = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem 0.75rem;
  @media (max-width: 61.99em) {
    display: none;
  }
`;

export const CallLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  font-weight: 600;
`;
