import { styled } from 'styled-components';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { art, color, gutter } from '#web/shared/ui/theme/tokens.ts';

export const SearchLayout = styled(PageWidth)`
  position: relative;
  z-index: 3;
  @media (min-width: 62em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: 2rem;
    align-items: start;
  }
`;

/**
 * Column of the search form. It overlaps the picture of the header, and shows the guest's
 * reservations above the form.
 */
export const BoardColumn = styled.div`
  margin-block-start: -1.5rem;
  @media (min-width: 62em) {
    margin-block-start: -2.75rem;
  }
`;

/**
 * Form over the full width under a frieze on narrow screens, or in a framed card on wide screens.
 */
export const Board = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  margin-inline: calc(-1 * ${gutter});
  padding: 1rem 0.85rem;
  background: ${color.surface};
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: 12px;
    margin-block-end: -1px;
    background: ${art.tile('frieze-onda-classica')} repeat-x 50% 0 / auto 12px;
  }
  a + &::before {
    display: none;
  }
  @media (max-width: 22em) {
    --corner: 0.75rem;
    padding-inline: 0.3rem;
  }
  @media (min-width: 62em) {
    gap: 1.25rem 2.5rem;
    margin-inline: 0;
    padding: 0.4rem 0.6rem;
    border: 22px solid transparent;
    border-image: ${art.frame('frame-card-latte')} 24 fill / 24px;
    background: none;
    &::before {
      display: none;
    }
  }
  @media (min-width: 80em) {
    grid-template-columns: minmax(0, 1.18fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

export const ResultColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.7rem;
  @media (min-width: 80em) {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;
