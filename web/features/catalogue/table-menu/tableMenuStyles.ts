import { createGlobalStyle, css } from 'styled-components';
import { media } from '#web/shared/ui/theme/tokens.ts';

/**
 * Lets the site's top bar scroll out of view. On this page, the bar of the menu sticks to the top
 * instead.
 */
export const TableMenuStyles = createGlobalStyle`
  html [data-bar] { position: relative; top: 0; }
  html:root { scroll-padding-top: calc(var(--ribbon-height, 0px) + 8.5rem); }
  ${media.narrow} { html:root { scroll-padding-top: calc(var(--ribbon-height, 0px) + 7.5rem); } }
  @media print {
    @page { size: A4 portrait; margin: 9mm 13mm 8mm; }
    html { font-size: 16px; }
    body { padding: 0 !important; background: none; font-size: 9.2pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    #root > :not(main), main > :not([data-table-menu]) { display: none !important; }
  }
`;

export const onlyInPrint = css`
  @media screen {
    display: none;
  }
`;
export const notInPrint = css`
  @media print {
    display: none;
  }
`;

/** Below this width, the allergen filter opens as a sheet from the bottom of the screen. */
export const SHEET_BELOW = '@media (max-width: 67.5em)';
export const STACKED = media.narrow;
