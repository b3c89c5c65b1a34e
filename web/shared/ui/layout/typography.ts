import { styled } from 'styled-components';
import { color, font, gutter } from '../theme/tokens.ts';

export const PageWidth = styled.div`
  max-width: 1680px;
  margin-inline: auto;
  padding-inline: ${gutter};
`;

export const Eyebrow = styled.p<{ $dark?: boolean }>`
  font: 700 0.78125rem/1.2 ${font.text};
  letter-spacing: 0.15em;
  text-transform: uppercase;
  color: ${({ $dark }) => ($dark ? color.yellow : color.terracotta)};
`;

export const DisplayText = styled.span`
  font-family: ${font.display};
  font-weight: 600;
  line-height: 1.1;
  letter-spacing: -0.01em;
  font-variant-numeric: lining-nums;
`;

/**
 * Introductory text. Uses a system font until the first paint, because a web font would delay the
 * paint.
 */
export const Lead = styled.p`
  font: 400 clamp(1.25rem, 1.75vw, 1.5625rem)/1.45 ${font.display};
  letter-spacing: -0.003em;
  html.unpainted & {
    font-family: Georgia, serif;
  }
`;
