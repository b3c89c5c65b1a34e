import { createGlobalStyle } from 'styled-components';

/** Elements that mark pages with a print style of their own. */
const OWN_SHEET = '[data-table-menu], [data-register], [data-screen-only]';

/**
 * Prints only the main part of a page, in black text, because browsers do not print backgrounds.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { margin: 14mm; }
    body { padding: 0 !important; background: none !important; }
    #root > :not(main), body > :not(#root), main :is(video, iframe) { display: none !important; }
    main:not(:has(${OWN_SHEET})) *, main:not(:has(${OWN_SHEET})) *::before, main:not(:has(${OWN_SHEET})) *::after {
      color: #000 !important; background: none !important; text-shadow: none !important; min-height: 0 !important;
    }
    main:not(:has(${OWN_SHEET})) > :first-child { height: auto !important; }
    main:not(:has(${OWN_SHEET})) section, main:not(:has(${OWN_SHEET})) section > div { padding-block: 3mm !important; }
    main:not(:has(${OWN_SHEET})) form, main:not(:has(${OWN_SHEET})) > :first-child :is(picture, img) { display: none !important; }
    main :is(article, figure, li, tr, h2, h3) { break-inside: avoid; }
    main :is(h1, h2, h3) { break-after: avoid; }
  }
`;
