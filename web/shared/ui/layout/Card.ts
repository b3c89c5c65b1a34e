import { styled } from 'styled-components';
import { art, color, media } from '../theme/tokens.ts';

export type CardTone = 'latte' | 'smalto' | 'sabbia' | 'zolfo' | 'notte' | 'cobalto' | 'cotto';

const onDark = new Set<CardTone>(['notte', 'cobalto', 'cotto']);

export const Card = styled.div<{ $tone?: CardTone }>`
  border: 24px solid transparent;
  border-image: ${({ $tone = 'latte' }) => art.frame(`frame-card-${$tone}`)} 24 fill / 24px;
  padding: 14px;
  color: ${({ $tone = 'latte' }) => (onDark.has($tone) ? color.ivory : color.text)};
  ${media.narrow} {
    border-width: 22px;
    padding: 4px;
  }
`;

/** Dense cards of the staff area; the top edge colour shows a state. */
export const FlatCard = styled.div<{ $edge?: string }>`
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  box-shadow:
    inset 0 0 0 1px #1c3f8f26,
    0 1px 2px rgba(67, 32, 63, 0.1);
  border-top: 5px solid ${({ $edge = color.cobalt }) => $edge};
`;
