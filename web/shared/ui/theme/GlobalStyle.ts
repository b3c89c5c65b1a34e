import { createGlobalStyle } from 'styled-components';
import { art, color, font, media } from './tokens.ts';

/**
 * Global styles without font faces, which are in `web/index.html`. Here the browser would insert
 * them twice and lay out all text again.
 */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: calc(5rem + var(--ribbon-height, 0px)); }
  body {
    position: relative; margin: 0; overflow-x: clip;
    font: 400 1.0625rem/1.6 ${font.text}; color: ${color.text}; background: ${color.ivory} ${art.grain};
    -webkit-font-smoothing: antialiased;
  }
  html:has([role='dialog'][data-state='open']) { overflow: hidden; scrollbar-gutter: stable; }
  html:has([data-whole-window]) { scrollbar-gutter: auto !important; }
  img, svg { display: block; max-width: 100%; }
  /*
   * Moves lazy images off screen until first paint, because browsers would load them before
   * painting. They are no scroll anchors, because a reload would scroll to a moved image.
   */
  html.unpainted img[loading='lazy'] { translate: 0 900vh; }
  img[loading='lazy'] { overflow-anchor: none; }
  a { color: inherit; }
  p, h1, h2, h3, h4, dl, dd, ul, ol, figure { margin: 0; }
  p { text-wrap: pretty; }
  h1, h2, h3 {
    font-family: ${font.display}; font-weight: 600; line-height: 1.02; letter-spacing: -.012em; text-wrap: balance;
    font-variant-numeric: lining-nums; font-optical-sizing: auto;
  }
  h2 { font-size: clamp(min(2.375rem, 11.5vw), 4.7vw, 4.25rem); }
  h3 { font-size: min(1.75rem, 11vw); line-height: 1.15; letter-spacing: -.004em; }
  fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
  legend { padding: 0; }
  /* A line holds one long word. */
  ${media.largeText} { h1, h2, h3, h4 { hyphens: auto; overflow-wrap: break-word; } }
  button, input, textarea, select { font: inherit; color: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  :focus-visible { outline: 3px solid ${color.ochre}; outline-offset: 3px; }
  [tabindex='-1']:focus-visible { outline: none; }
  ${media.reducedMotion} {
    *, *::before, *::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important; transition-duration: .01ms !important; }
  }
`;
