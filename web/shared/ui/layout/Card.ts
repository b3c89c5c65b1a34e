import { styled } from 'styled-components';
import { art, color, media } from '../theme/tokens.ts';

export type CardTone = 'surface' | 'ivory' | 'sand' | 'yellow' | 'night' | 'cobalt' | 'terracotta';

const darkTones = new Set<CardTone>(['night', 'cobalt', 'terracotta']);

const frameFile: Record<CardTone, string> = {
  surface: 'frame-card-latte',
  ivory: 'frame-card-smalto',
  sand: 'frame-card-sabbia',
  yellow: 'frame-card-zolfo',
  night: 'frame-card-notte',
  cobalt: 'frame-card-cobalto',
  terracotta: 'frame-card-cotto',
};

export const Card = styled.div<{ $tone?: CardTone }>`
  border: 24px solid transparent;
  border-image: ${({ $tone = 'surface' }) => art.frame(frameFile[$tone])} 24 fill / 24px;
  padding: 14px;
  color: ${({ $tone = 'surface' }) => (darkTones.has($tone) ? color.ivory : color.text)};
  ${media.narrow} {
    border-width: 22px;
    padding: 4px;
  }
`;

export const FlatCard = styled.div<{ $edge?: string }>`
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  box-shadow:
    inset 0 0 0 1px #1c3f8f26,
    0 1px 2px rgba(67, 32, 63, 0.1);
  border-top: 5px solid ${({ $edge = color.cobalt }) => $edge};
`;
