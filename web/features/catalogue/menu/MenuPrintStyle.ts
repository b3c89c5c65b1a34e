import { createGlobalStyle } from 'styled-components';

const MENU = 'main:has(> [data-menu])';

/** Prints a category as its dishes in two columns, without pictures, filters and links. */
export const MenuPrintStyle = createGlobalStyle`
  @media print {
    ${MENU} :is(form, nav, picture, button, article > div:has(> picture), [data-screen]) { display: none !important; }
    ${MENU} > * { padding-block: 0 !important; }
    ${MENU} h1 { max-width: none; font-size: 24pt; }
    ${MENU} h2 { margin: 5mm 0 3mm; font-size: 15pt; }
    ${MENU} ul:has(> li > article) { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 3mm; }
    ${MENU} li:has(> article) { grid-column: auto !important; }
    ${MENU} article, ${MENU} article > div { min-height: 0; padding: 2.5mm; gap: 1mm; }
    ${MENU} article::before { content: none; }
    ${MENU} article h3 { font-size: 12pt !important; }
    ${MENU} article p { display: block; padding: 0; font-size: 9.5pt !important; line-height: 1.35; }
    ${MENU} section:has(#allergeni) * { font-size: 8.5pt; line-height: 1.25; }
    ${MENU} section:has(#allergeni) a { display: none; }
    ${MENU} section:has(#allergeni) > div { grid-template-columns: 1fr; gap: 2mm; }
    ${MENU} section:has(#allergeni) p { max-width: none; margin: 0; }
    ${MENU} section:has(#allergeni) ul { columns: 4; column-gap: 4mm; }
    ${MENU} section:has(#allergeni) li { padding: 0.5mm 0; }
  }
`;
