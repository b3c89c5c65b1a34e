import { styled } from 'styled-components';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { art, color, font, media, tone } from '#web/shared/ui/theme/tokens.ts';
import { Row as BookRow } from '../book/bookRowLayout.ts';
import { chosenInForcedColors, oneColumn, phone, wide } from '../book/rowStyles.ts';

/** Layout with two columns that scroll separately. With one column, the whole page scrolls. */
export const ClosingDesk = styled.main`
  display: contents;
  > :first-child {
    grid-area: 3 / 1 / 5 / 2;
  }
  > :last-child {
    grid-area: 3 / 2;
    border-left: 2px solid ${color.cobalt};
  }
  ${oneColumn} {
    display: block;
    grid-area: 3 / 1;
    min-height: 0;
    overflow-y: auto;
    > :last-child {
      border-top: 2px solid ${color.cobalt};
      border-left: 0;
    }
  }
`;
export const List = styled.section`
  min-width: 0;
  overflow: hidden auto;
  scrollbar-width: thin;
  > p {
    padding: 16px;
  }
  ${oneColumn} {
    overflow: visible;
  }
`;
export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  min-height: 3rem;
  padding: 0 12px 0 19px;
  border-bottom: 1px solid ${color.line};
  background: #f3e8ce ${art.grain};
  h2 {
    font: 600 1.25rem/1.5rem ${font.display};
  }
  ${phone} {
    padding: 8px 12px 0 15px;
  }
`;
export const AllArrived = styled.button`
  min-height: 44px;
  margin-left: auto;
  padding: 0 8px;
  border: 0;
  background: none;
  color: ${color.cobalt};
  font: 650 0.9375rem/1.2 ${font.text};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
export const Rows = styled.table`
  display: block;
  width: 100%;
  font-variant-numeric: lining-nums tabular-nums;
`;
export const Row = styled(BookRow)`
  &&& {
    grid-template-columns: 3.25rem 2.25rem minmax(0, 1fr) 6.25rem 14rem;
    ${wide} {
      grid-template-columns: 3.75rem 2.5rem minmax(0, 1fr) 7.75rem 16rem;
    }
    ${phone} {
      grid-template: 1.375rem 1.25rem 2.75rem / 3.25rem max-content minmax(0, 1fr);
      row-gap: 2px;
      height: auto;
      padding-block: 8px;
    }
  }
  b {
    color: ${tone.medium.text};
    font-weight: 650;
  }
  ${phone} {
    > :nth-child(4) {
      grid-area: 2 / 1 / 3 / 3;
    }
  }
`;
export const Pair = styled.td`
  position: relative;
  z-index: 2;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  ${phone} {
    grid-area: 3 / 1 / 4 / 4;
  }
  ${media.largeText} {
    flex: 1 0 100%;
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const MarkButton = styled(Button)`
  padding: 0;
  &[aria-pressed='true'] {
    ${chosenInForcedColors}
  }
`;
export const Summary = styled.aside`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow-y: auto;
  background: #f3e8ce ${art.grain};
  h2 {
    padding: 12px 16px 4px;
    font: 600 1.25rem/1.5rem ${font.display};
  }
`;
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  margin: 0;
  padding: 0 16px 16px;
  font: 400 1rem/2.25rem ${font.text};
  dt,
  dd {
    margin: 0;
    border-bottom: 1px solid ${color.line};
  }
  dd {
    text-align: right;
    font: 600 1.25rem/2.25rem ${font.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
  [data-missing] {
    color: ${color.brick};
    font-weight: 650;
  }
`;
export const ShiftForm = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 0 16px 16px;
  font: 400 0.9375rem/1.25rem ${font.text};
  label {
    font-weight: 650;
  }
  textarea {
    flex: 1;
    min-height: 4.5rem;
    max-height: 10rem;
    padding: 8px 12px;
    border: 1px solid ${color.edge};
    border-radius: 2px;
    background: ${color.surface};
    font: 400 1rem/1.5rem ${font.text};
    resize: none;
  }
  > p {
    padding: 8px 0;
    color: ${color.textMuted};
  }
  button {
    margin-top: auto;
  }
`;
