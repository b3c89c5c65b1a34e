import { css } from 'styled-components';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';

/**
 * Shows each reservation on two or three lines. First: time, name, people and arrival. Second:
 * table and telephone. Third: notes.
 */
export const sheetRowsOnPhones = css`
  @media screen and (max-width: 38.75em) {
    &,
    caption,
    tbody {
      display: block;
    }
    font-size: 1rem;
    caption b {
      display: block;
      float: none;
    }
    thead {
      display: none;
    }
    tbody tr {
      display: grid;
      grid-template: auto auto auto / 3.25rem minmax(0, 1fr) 2.25rem 3rem;
      gap: 2px 8px;
      padding: 10px 0;
      border-bottom: 1px solid ${color.edge};
    }
    && tbody th,
    && tbody td {
      width: auto;
      padding: 0;
      border: 0;
    }
    tbody td:nth-child(1) {
      font-weight: 650;
    }
    tbody td:nth-child(2) {
      grid-area: 2 / 1 / 3 / 3;
      font-weight: 650;
    }
    tbody th {
      grid-area: 1 / 2;
    }
    tbody td:nth-child(4) {
      grid-area: 1 / 3;
      text-align: right;
      font: 600 1.25rem/1.3 ${font.display};
    }
    tbody td:nth-child(5) {
      grid-area: 2 / 2 / 3 / 5;
      text-align: right;
    }
    tbody td:nth-child(6) {
      grid-area: 3 / 1 / 4 / 5;
    }
    tbody td:nth-child(7) {
      grid-area: 1 / 4;
      text-align: right;
      white-space: nowrap;
    }
  }
  ${media.largeText} {
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: 2px 16px;
      align-items: baseline;
    }
    tbody td:nth-child(6) {
      flex-basis: 100%;
    }
  }
`;
