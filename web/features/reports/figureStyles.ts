import { styled } from 'styled-components';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { LABEL_SIZE } from './charts/chartParts.tsx';
import { PRINT } from './numbersStyles.ts';

export const Card = styled.figure`
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin: 0;
  padding: 9px 12px 0;
  border: 1px solid ${color.linen};
  border-top: 4px solid ${color.cobalt};
  background: ${color.surface};
  figcaption {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 8px;
    align-items: start;
  }
  h2 {
    font: 600 1.1875rem/1.2 ${font.display};
  }
  figcaption a {
    position: relative;
    display: inline-flex;
    justify-content: flex-end;
    min-width: 44px;
    min-height: 44px;
    margin: -9px -12px -20px 0;
    padding: 11px 12px 0 0;
    color: ${color.cobalt};
    font-weight: 650;
    text-underline-offset: 3px;
  }
  figcaption p {
    grid-column: 1 / -1;
    margin: 1px 0 6px;
    color: ${color.textMuted};
    font-variant-numeric: lining-nums tabular-nums;
  }
  details {
    margin: auto -12px 0;
    border-top: 1px solid ${color.linen};
    /* With large text, a table with many columns is wider than a phone. */
    overflow-x: auto;
  }
  summary {
    min-height: 44px;
    padding: 11px 12px;
    color: ${color.cobalt};
    font-weight: 650;
    cursor: pointer;
  }
  ${PRINT} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 6mm;
    padding: 2mm 0 3mm;
    border: 0;
    border-top: 0.3mm solid ${color.cobalt};
    background: none;
    break-inside: avoid;
    figcaption {
      grid-column: 1 / -1;
    }
    figcaption a,
    summary {
      display: none;
    }
    details {
      grid-area: 2 / 2;
      margin: 0;
      border: 0;
      overflow-x: visible;
    }
  }
`;
/**
 * Container of a chart. Charts have a fixed size and are scaled, because screen and paper must show
 * the same.
 */
export const Chart = styled.div`
  container-type: inline-size;
  margin-bottom: 6px;
  color: ${color.text};
  .recharts-wrapper {
    width: 100% !important;
    height: auto !important;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  text {
    font: 500 ${LABEL_SIZE}px ${font.text};
    fill: ${color.text};
    font-variant-numeric: lining-nums tabular-nums;
  }
  @container (max-width: 17.25rem) {
    text {
      font-size: ${LABEL_SIZE + 1}px;
    }
  }
  [data-key] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    margin: 4px 0 0;
    padding: 0;
    font-size: 0.8125rem;
    list-style: none;
  }
  [data-key] li {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  [data-key] svg {
    flex: none;
    width: 14px;
    height: 12px;
  }
`;
export const Table = styled.table`
  width: calc(100% - 24px);
  margin: 0 12px 8px;
  border-collapse: collapse;
  font-size: 0.875rem;
  line-height: 1.35;
  font-variant-numeric: tabular-nums lining-nums;
  th,
  td {
    padding: 4px 0 4px 4px;
    text-align: right;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  tbody th {
    font-weight: 500;
  }
  thead th {
    border-bottom: 1.5px solid ${color.cobalt};
    color: ${color.textMuted};
    font-size: 0.8125rem;
    font-weight: 700;
  }
  tbody tr + tr > * {
    border-top: 1px solid ${color.linen};
  }
  ${PRINT} {
    width: 100%;
    margin: 0;
    font-size: 8pt;
    th,
    td {
      padding: 0.6mm 0 0.6mm 1mm;
    }
  }
`;
export const Source = styled.p`
  padding: 0 12px 10px;
  color: ${color.textMuted};
  font-size: 0.8125rem;
  span {
    display: block;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    margin-right: 4px;
    color: ${color.cobalt};
    font-weight: 600;
    text-underline-offset: 3px;
  }
  ${PRINT} {
    padding: 1mm 0 0;
    font-size: 7.5pt;
    span {
      display: none;
    }
  }
`;
