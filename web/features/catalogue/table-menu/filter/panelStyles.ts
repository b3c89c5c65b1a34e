import { css, styled } from 'styled-components';
import { art, color } from '#web/shared/ui/theme/tokens.ts';
import { SHEET_BELOW, notInPrint } from '../tableMenuStyles.ts';

const sheetFromBelow = css`
  position: fixed;
  z-index: 30;
  inset: auto 0 0;
  max-height: 88vh;
  overflow: auto;
  padding-bottom: calc(1.25rem + env(safe-area-inset-bottom));
  box-shadow: 0 -30px 60px -20px #43203f8c;
  border-top: 1rem solid;
  border-image: ${art.tile('frieze-onda-classica')} 24 0 0 0 / 16px 0 0 0 round;
  [data-close] {
    display: inline-flex;
  }
`;

export const Panel = styled.section<{ $isOpen: boolean }>`
  position: sticky;
  top: calc(var(--ribbon-height, 0px) + 8.5rem);
  max-height: calc(100vh - 9.5rem);
  overflow: auto;
  padding: 1.25rem 1rem 1.375rem;
  background: ${color.sand};
  h2 {
    margin-bottom: 0.25rem;
    font-size: 1.5rem;
    line-height: 1.15;
  }
  legend {
    margin: 0.875rem 0 0.125rem;
    font-weight: 700;
    font-size: 0.9375rem;
  }
  fieldset > div {
    display: grid;
    grid-template-columns: repeat(2, auto);
    column-gap: 0.25rem;
  }
  > p {
    margin: 0.625rem 0 0.875rem;
    font-size: 0.875rem;
    line-height: 1.45;
  }
  [data-carry],
  [data-close] {
    width: 100%;
    white-space: normal;
  }
  [data-close] {
    display: none;
    margin-top: 0.625rem;
  }
  @media (scripting: none) {
    [data-carry] {
      display: none;
    }
  }
  ${SHEET_BELOW} {
    position: static;
    max-height: none;
    padding-inline: 1.25rem;
    fieldset > div {
      grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    }
    @media (scripting: enabled) {
      ${({ $isOpen }) => ($isOpen ? sheetFromBelow : 'display: none;')}
    }
  }
  ${notInPrint}
`;
