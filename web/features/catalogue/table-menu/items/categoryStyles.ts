import { css, styled } from 'styled-components';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import type { MenuView } from '../filter/tableMenuQuery.ts';
import type { Sheet } from '../print/planSheets.ts';
import { onlyInPrint, STACKED } from '../tableMenuStyles.ts';

type Layout = { $layout: Sheet['layout'] };

export const Category = styled.section<Layout & { $isLastPart: boolean }>`
  margin-bottom: ${({ $isLastPart }) => ($isLastPart ? '3.25rem' : 0)};
  @media print {
    &,
    &[hidden] {
      display: flex;
    }
    flex-direction: column;
    min-height: 0;
    margin: 0;
    ${({ $layout }) => $layout !== 'columns' && 'grid-column: 1 / -1;'}
  }
`;
export const CategoryHeader = styled.header<{ $isOnlyPrinted?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.125rem 1.125rem;
  margin-bottom: 0.375rem;
  padding-bottom: 0.5rem;
  border-bottom: 3px solid ${color.cobalt};
  h2 {
    overflow-wrap: anywhere;
    font-size: min(10vw, clamp(2rem, 2.9vw, 2.6rem));
    line-height: 1.1;
  }
  p {
    font: italic 430 1.1875rem/1.3 ${font.display};
    color: ${color.textMuted};
  }
  ${({ $isOnlyPrinted }) => $isOnlyPrinted && onlyInPrint}
  @media print {
    display: block;
    margin-bottom: 1mm;
    padding-bottom: 1.6mm;
    border-bottom: 0.5mm solid ${color.cobalt};
    h2 {
      font-size: 20pt;
      line-height: 1.05;
    }
    p {
      margin-top: 0.8mm;
      font-size: 10pt;
    }
  }
`;

const pictures = css`
  column-gap: 1.25rem;
  @media screen {
    [data-plate] {
      display: grid;
      width: 9.25rem;
      min-height: 9.25rem;
    }
    ${STACKED} {
      [data-plate] {
        width: 7rem;
        min-height: 7.5rem;
      }
    }
  }
`;
const printedList: Record<Sheet['layout'], ReturnType<typeof css>> = {
  columns: css`
    display: flex;
    flex-direction: column;
    flex: 1;
  `,
  wide: css`
    display: block;
    columns: 2;
    column-gap: 12mm;
  `,
  last: css`
    gap: 4.5mm 6mm;
    padding-top: 3.5mm;
  `,
};
export const DishList = styled.ul<Layout & { $view: MenuView }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 3rem;
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ $view }) => $view === 'pictures' && pictures}
  @media screen {
    ${STACKED} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    ${({ $layout }) => printedList[$layout]}
  }
`;

const pictured = css`
  margin-top: 1rem;
  padding: 0;
  border: 0;
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.linen};
  > :last-child {
    padding: 0.875rem 1rem 0.875rem 0;
  }
  ${media.largeText} {
    flex-direction: column;
    gap: 0;
    > :last-child {
      padding-left: 1rem;
    }
  }
`;
const printedItem: Record<Sheet['layout'], ReturnType<typeof css>> = {
  columns: css`
    margin-bottom: auto;
    padding-top: 2.4mm;
    &:last-child {
      margin-bottom: 0;
    }
  `,
  wide: css`
    padding-top: 3.4mm;
  `,
  last: css`
    padding: 6mm 5.5mm 7mm;
    border: 1.1mm double ${color.cobalt};
    && h3,
    && h3 ~ p {
      font-size: 14pt;
    }
    && h3 ~ [aria-hidden] {
      visibility: hidden;
    }
  `,
};
/**
 * Item of a dish. The print also shows dishes that the filter hides, because the filter belongs to
 * one guest.
 */
export const DishItem = styled.li<Layout & { $view: MenuView }>`
  display: flex;
  gap: 1.125rem;
  padding: 1rem 0 0.875rem;
  border-bottom: 1px solid ${color.linen};
  @media screen {
    &[hidden] {
      display: none;
    }
    ${({ $view }) => $view === 'pictures' && pictured}
  }
  @media print {
    &,
    &[hidden] {
      display: block;
    }
    padding: 0;
    border: 0;
    break-inside: avoid;
    ${({ $layout }) => printedItem[$layout]}
  }
`;
