import { createGlobalStyle, styled } from 'styled-components';
import { color, font } from '#web/shared/ui/theme/tokens.ts';

export const PRINT = '@media print';
const GROUND = '#F4EBDA';

export const PrintRules = createGlobalStyle`
  @page { size: A4; margin: 12mm 13mm 15mm; }
  ${PRINT} { html, body { background: none !important; } }
`;
export const Page = styled.div`
  min-height: 100dvh;
  background: ${GROUND};
  color: ${color.text};
  font: 400 0.9375rem/1.4 ${font.text};
  ${PRINT} {
    min-height: 0;
    background: none;
    font-size: 9pt;
  }
`;
export const Header = styled.header`
  display: flex;
  align-items: center;
  min-height: 48px;
  padding: 0 16px;
  background: ${color.navy};
  color: ${color.ivory};
  nav {
    display: flex;
    min-width: 0;
    margin-left: 8px;
    overflow-x: auto;
  }
  a {
    display: flex;
    flex: none;
    align-items: center;
    height: 48px;
    padding: 0 12px;
    color: ${color.ivory};
    font-weight: 600;
    text-decoration: none;
  }
  a:focus-visible {
    outline-offset: -4px;
  }
  a[aria-current] {
    background: ${GROUND};
    color: ${color.navy};
    box-shadow: inset 0 -4px ${color.ochre};
  }
  p {
    margin-left: auto;
    padding-left: 12px;
    color: ${color.skyBlue};
    font-size: 0.875rem;
  }
  @media (max-width: 56.25em) {
    flex-wrap: wrap;
    nav {
      flex: 1;
    }
    p {
      width: 100%;
      margin: 0;
      padding: 0 0 6px;
    }
  }
  ${PRINT} {
    display: none;
  }
`;
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 7px 12px;
  align-items: center;
  padding: 7px 16px;
  h1 {
    margin-right: 6px;
    font: 600 1.625rem/1 ${font.display};
  }
  > button {
    margin-left: auto;
  }
  ${PRINT} {
    display: none;
  }
`;
export const Week = styled.div`
  display: flex;
  align-items: center;
  button,
  span {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    border: 1px solid ${color.cobalt};
    background: ${color.surface};
  }
  button {
    width: 44px;
    color: ${color.cobalt};
    font-size: 1.25rem;
  }
  span {
    flex: 0 1 auto;
    min-width: min(12rem, 50vw);
    margin: 0 -1px;
    padding: 0 12px;
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
export const CsvLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 8px;
  color: ${color.cobalt};
  font-weight: 650;
  text-underline-offset: 3px;
`;
/** Title of the printed pages. The screen does not show it. */
export const Masthead = styled.header`
  display: none;
  ${PRINT} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    margin-bottom: 3mm;
    padding-bottom: 2mm;
    border-bottom: 0.5mm solid ${color.cobalt};
    h2 {
      font: 600 20pt/1.1 ${font.display};
    }
    p {
      text-align: right;
    }
  }
`;
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  align-items: stretch;
  padding: 0 16px 16px;
  @media (max-width: 61em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 40em) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 105em) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${PRINT} {
    display: block;
    padding: 0;
  }
`;
