import { createGlobalStyle, styled } from 'styled-components';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { sheetRowsOnPhones } from './sheetRowsOnPhones.ts';

const PRINT = '@media print';
const INK = '#000';

export const PrintRules = createGlobalStyle`
  @page { size: A4; margin: 12mm; }
  ${PRINT} { html, body { background: none !important; } }
`;

export const Page = styled.main`
  max-width: 1060px;
  min-height: 100dvh;
  margin-inline: auto;
  padding: 24px clamp(16px, 4vw, 48px) 64px;
  background: ${color.surface};
  color: ${color.text};
  ${PRINT} {
    max-width: none;
    min-height: 0;
    padding: 0;
    background: none;
    color: ${INK};
    font-size: 10.5pt;
  }
`;
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
  padding-bottom: 20px;
  border-bottom: 1px solid ${color.line};
  > :first-child {
    margin-right: auto;
  }
  input,
  select {
    min-height: 44px;
    padding-block: 8px;
  }
  select {
    min-width: 160px;
  }
  ${PRINT} {
    display: none;
  }
`;
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  align-items: baseline;
  padding-block: 22px 6px;
  h1 {
    font-size: 2.125rem;
  }
  p {
    font: 600 1.5rem/1.2 ${font.display};
    font-variant-numeric: lining-nums;
    &::first-letter {
      text-transform: uppercase;
    }
  }
  small {
    margin-left: auto;
    font-size: 0.84375rem;
    color: ${color.textMuted};
  }
  ${PRINT} {
    padding-block: 0 2mm;
    h1 {
      font-size: 18pt;
    }
    p {
      font-size: 14pt;
    }
    small {
      color: ${INK};
      font-size: 8.5pt;
    }
  }
`;
export const Table = styled.table`
  width: 100%;
  margin-top: 22px;
  table-layout: fixed;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  caption {
    padding: 6px 0;
    text-align: left;
    font: 600 1.3125rem/1.3 ${font.display};
    font-variant-numeric: lining-nums;
    b {
      float: right;
      font: 600 0.9375rem/1.9 ${font.text};
    }
  }
  th,
  td {
    padding: 9px 10px 9px 0;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    border-bottom: 1px solid ${color.edge};
  }
  thead th {
    padding-block: 6px;
    border-bottom: 2px solid ${color.text};
    font: 700 0.75rem/1.2 ${font.text};
    letter-spacing: 0.07em;
    text-transform: uppercase;
  }
  tbody th {
    font-weight: 700;
  }
  thead th,
  td:nth-child(1) {
    white-space: nowrap;
  }
  th:nth-child(1) {
    width: 7.5%;
  }
  th:nth-child(2) {
    width: 12.5%;
  }
  th:nth-child(3) {
    width: 20%;
  }
  th:nth-child(4) {
    width: 9.5%;
  }
  th:nth-child(5) {
    width: 19.5%;
  }
  th:nth-child(4),
  td:nth-child(4) {
    text-align: center;
  }
  th:nth-child(7),
  td:nth-child(7) {
    width: 8.5%;
    padding-right: 0;
    text-align: center;
  }
  @media screen and (max-width: 60em) {
    font-size: 0.875rem;
    thead th {
      font-size: 0.65625rem;
    }
  }
  tr {
    break-inside: avoid;
  }
  thead {
    display: table-header-group;
  }
  caption {
    break-after: avoid;
  }
  ${sheetRowsOnPhones}
  ${PRINT} {
    margin-top: 5mm;
    caption {
      font-size: 13pt;
      b {
        font-size: 10pt;
      }
    }
    th,
    td {
      padding-block: 1.6mm;
      border-color: ${INK};
    }
    thead th {
      font-size: 7.5pt;
      border-color: ${INK};
    }
  }
`;
export const Box = styled.span`
  display: inline-block;
  width: 20px;
  height: 20px;
  border: 1.5px solid currentColor;
`;
export const Waiting = styled.em`
  display: inline-block;
  padding: 1px 6px;
  border: 1.2px solid currentColor;
  font: 700 0.75rem/1.4 ${font.text};
  white-space: nowrap;
`;
export const Contact = styled.small`
  display: block;
  font: 600 0.75rem/1.3 ${font.text};
`;
export const Allergies = styled.p`
  font-weight: 650;
`;
export const Totals = styled.p`
  margin-top: 22px;
  font-weight: 700;
  ${PRINT} {
    margin-top: 5mm;
  }
`;
