import { createGlobalStyle, styled } from 'styled-components';
import { art, color, media } from '#web/shared/ui/theme/tokens.ts';
import { low, oneColumn, phone, wide } from './book/rowStyles.ts';
import type { TonightView } from './ViewTabs.tsx';

/** Layout that fills the window. Only the book and the requests scroll. */
export const Screen = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr) 20.5rem;
  height: 100dvh;
  background: ${color.ivory} ${art.grain};
  > header,
  > :nth-child(2) {
    grid-column: 1 / -1;
  }
  ${wide} {
    grid-template-columns: minmax(0, 1fr) 25.5rem;
  }
  ${oneColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${low} {
    display: block;
    height: auto;
  }
`;
/** The page scrolls in low windows, and the foot must not cover the focused element. */
export const RoomForFoot = createGlobalStyle`
  ${low} {
    html:root { scroll-padding-block: 0 14rem; }
  }
`;
export const Strip = styled.section`
  display: flex;
  gap: 16px;
  align-items: stretch;
  min-height: 3rem;
  padding: 0 16px;
  border-bottom: 2px solid ${color.cobalt};
  ${wide} {
    gap: 40px;
    padding: 0 24px;
  }
  ${oneColumn} {
    flex-wrap: wrap;
    gap: 0;
    nav {
      width: calc(100% + 32px);
      margin: 0 -16px;
    }
  }
  ${phone} {
    padding: 0 12px;
    nav {
      width: calc(100% + 24px);
      margin: 0 -12px;
    }
  }
`;
export const Desk = styled.main<{ $view: TonightView }>`
  display: contents;
  > :first-child {
    grid-area: 3 / 1 / 5 / 2;
  }
  ${oneColumn} {
    > :first-child {
      grid-area: 3 / 1;
      ${({ $view }) => $view === 'requests' && 'display: none;'}
    }
    > :last-child {
      ${({ $view }) => $view === 'list' && 'display: none;'}
    }
  }
`;
/** Notice in place of the book, with the padding of its rows. */
export const BookNotice = styled.div`
  padding: 0 24px;
`;
/** Layout of a view that uses the full width, above the foot with the last action. */
export const WholeDesk = styled.main`
  grid-area: 3 / 1 / 4 / -1;
  display: grid;
  min-width: 0;
  min-height: 0;
  ~ footer {
    grid-area: 4 / 1 / 5 / -1;
    border-left: 0;
  }
`;
export const Side = styled.div`
  grid-area: 3 / 2;
  display: flex;
  min-width: 0;
  min-height: 0;
  border-left: 2px solid ${color.cobalt};
  ${oneColumn} {
    grid-area: 3 / 1;
    border-left: 0;
  }
`;
export const Foot = styled.footer`
  grid-area: 4 / 2;
  border-left: 2px solid ${color.cobalt};
  ${oneColumn} {
    grid-area: 4 / 1;
    border-left: 0;
    background: ${color.navy};
  }
  ${low} {
    position: sticky;
    bottom: 0;
    z-index: 5;
    max-height: 60dvh;
    overflow-y: auto;
  }
`;
export const Ways = styled.div`
  display: none;
  gap: 12px;
  align-items: center;
  padding: 8px 16px;
  button {
    flex: 1;
    min-height: 48px;
  }
  ${oneColumn} {
    display: flex;
  }
  ${media.largeText} {
    flex-wrap: wrap;
  }
`;
