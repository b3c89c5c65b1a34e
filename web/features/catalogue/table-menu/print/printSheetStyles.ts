import { styled } from 'styled-components';
import type { Sheet } from './planSheets.ts';

/** Height of an A4 page without its margins, less a reserve for rounding. */
const SHEET_HEIGHT = '279mm';

const rows: Record<Sheet['layout'], string> = {
  columns: 'auto auto minmax(0, 1fr) auto',
  wide: 'auto auto minmax(0, 1fr) auto',
  last: 'auto auto auto auto minmax(0, 1fr) auto',
};

/**
 * A printed sheet. Sets only a minimum height, so longer text continues on another page and is
 * never cut.
 */
export const PrintSheet = styled.div<{ $layout: Sheet['layout'] }>`
  @media screen {
    display: contents;
  }
  @media print {
    display: grid;
    grid-template-columns: 1fr 1fr;
    grid-template-rows: ${({ $layout }) => rows[$layout]};
    column-gap: 12mm;
    min-height: ${SHEET_HEIGHT};
    break-after: ${({ $layout }) => ($layout === 'last' ? 'auto' : 'page')};
  }
`;
