import { styled } from 'styled-components';
import { font, tone, type Tone } from '../theme/tokens.ts';

export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-block;
  justify-self: start;
  align-self: flex-start;
  padding: 7px 10px;
  font: 700 0.8125rem/1 ${font.text};
  white-space: nowrap;
  background: ${({ $tone = 'night' }) => tone[$tone].ground};
  color: ${({ $tone = 'night' }) => tone[$tone].text};
`;
