import { styled } from 'styled-components';
import { color, font, gutter } from '../theme/tokens.ts';

/** The page's measure: gutters on both sides, never wider than 1680 px. */
export const PageWidth = styled.div`
  max-width: 1680px;
  margin-inline: auto;
  padding-inline: ${gutter};
`;

/** Small capitals above a heading: cotto on light grounds, zolfo on dark ones. */
export const Eyebrow = styled.p<{ $dark?: boolean }>`
  font: 700 12.5px/1.2 ${font.text};
  letter-spacing: 0.15em;
  text-transform: uppercase;
  color: ${({ $dark }) => ($dark ? color.yellow : color.terracotta)};
`;

/** Names and figures inside text, in the display face. */
export const DisplayText = styled.span`
  font-family: ${font.display};
  font-weight: 600;
  line-height: 1.1;
  letter-spacing: -0.01em;
  font-variant-numeric: lining-nums;
`;

/** Its face is fetched for it alone, and never before the first paint. */
export const Lead = styled.p`
  font: 400 clamp(20px, 1.75vw, 25px)/1.45 ${font.display};
  letter-spacing: -0.003em;
  html.unpainted & {
    font-family: Georgia, serif;
  }
`;
