import { styled } from 'styled-components';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';

export const ReadAt = styled.p`
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;
export const Summary = styled.p`
  margin-bottom: 16px;
  font-size: 1.125rem;
  line-height: 1.4;
  b {
    font: 600 1.375rem/1.2 ${font.display};
  }
`;
/** Large type, because cooks read the screen from a distance. */
export const KitchenTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
  font-variant-numeric: tabular-nums lining-nums;
  caption {
    padding: 0 0 8px;
    text-align: left;
    font: 600 1.3125rem/1.3 ${font.display};
    &::first-letter {
      text-transform: uppercase;
    }
  }
  th,
  td {
    height: 56px;
    padding: 8px 16px;
    text-align: left;
    border-bottom: 1px solid ${color.line};
    font-size: 1.1875rem;
  }
  thead th {
    height: 40px;
    font: 700 0.8125rem/1.2 ${font.text};
    letter-spacing: 0.07em;
    text-transform: uppercase;
    color: ${color.textMuted};
  }
  tbody th,
  td:nth-child(2) {
    font: 600 1.5rem/1.2 ${font.display};
  }
  @media (max-width: 38.75em) {
    thead {
      display: none;
    }
    tbody tr {
      display: grid;
      grid-template-columns: 5.25rem 3rem minmax(0, 1fr);
      align-items: center;
      padding: 8px 12px;
      border-bottom: 1px solid ${color.line};
    }
    tbody th,
    td {
      height: auto;
      padding: 4px;
      border: 0;
    }
    td:nth-child(4) {
      grid-column: 1 / -1;
    }
    td:empty {
      display: none;
    }
  }
  ${media.largeText} {
    tbody tr {
      display: flex;
      flex-wrap: wrap;
    }
  }
`;
export const AllergyCell = styled.td`
  > * {
    margin: 4px 8px 4px 0;
    vertical-align: middle;
  }
`;
