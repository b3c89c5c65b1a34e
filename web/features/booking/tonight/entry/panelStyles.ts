import { css, styled } from 'styled-components';
import { art, color, font, media, tone } from '#web/shared/ui/theme/tokens.ts';
import { chosenInForcedColors, low, oneColumn, phone } from '../book/rowStyles.ts';

export const panelBox = css`
  position: fixed;
  inset: 3rem 0 0 auto;
  z-index: 21;
  display: flex;
  flex-direction: column;
  width: min(41.5rem, 100%);
  border-left: 4px solid ${color.ochre};
  background: ${color.ivory} ${art.grain};
  box-shadow: -18px 0 40px #0b183826;
  ${oneColumn} {
    width: 100%;
    border-top: 4px solid ${color.ochre};
    border-left: 0;
  }
  ${low} {
    top: 0;
  }
`;
export const Head = styled.div`
  position: relative;
  flex: none;
  display: flex;
  gap: 16px;
  align-items: center;
  min-height: 3.5rem;
  padding: 0 64px 0 24px;
  > p {
    margin-left: auto;
    color: ${color.textMuted};
    font-size: 0.9375rem;
  }
  ${phone} {
    padding: 0 56px 0 16px;
    > p {
      display: none;
    }
  }
`;
export const Form = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`;
export const Fields = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  grid-auto-rows: max-content;
  gap: 8px 12px;
  align-content: start;
  min-height: 0;
  padding: 4px 24px 8px;
  overflow-y: auto;
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    padding: 0 16px 12px;
  }
`;
export const Label = styled.span`
  padding-top: 11px;
  color: ${color.textMuted};
  font: 650 0.9375rem/1.375rem ${font.text};
  ${phone} {
    padding-top: 4px;
  }
`;
export const FieldStack = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
`;
export const WholeLine = styled.div`
  grid-column: 1 / -1;
`;
/**
 * Row of chips. With `$equal`, the chips of an incomplete last row have the width of the others.
 */
export const Chips = styled.div<{ $numbers?: boolean; $equal?: boolean; $phoneColumns?: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${({ $equal }) =>
    $equal &&
    css`
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(4.25rem, 1fr));
    `}
  ${phone} {
    ${({ $phoneColumns }) =>
      $phoneColumns !== undefined &&
      css`
        display: grid;
        grid-template-columns: repeat(${$phoneColumns}, minmax(0, 1fr));
        > input {
          grid-column: 1 / -1;
        }
      `}
  }
  ${media.largeText} {
    ${({ $numbers }) => !$numbers && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }
  button {
    flex: 1 1 auto;
    min-width: 44px;
    min-height: 44px;
    padding: 0 8px;
    border: 1px solid ${color.edge};
    border-radius: 2px;
    background: ${color.surface};
    color: ${color.text};
    font: ${({ $numbers }) => ($numbers ? `600 1.25rem/1.5rem ${font.display}` : `650 1rem/1.25rem ${font.text}`)};
  }
  button[aria-pressed='true'] {
    border-color: ${color.cobalt};
    background: ${color.cobalt};
    color: ${color.ivory};
    ${chosenInForcedColors}
  }
`;
export const Aloud = styled.div`
  grid-column: 1 / -1;
  padding: 8px 16px 10px;
  border-left: 8px solid ${color.yellow};
  background: ${color.navy};
  color: ${color.ivory};
  > p {
    font: italic 430 1.25rem/1.6875rem ${font.display};
  }
  small {
    display: block;
    color: ${color.yellow};
    font: 700 0.8125rem/1.125rem ${font.text};
    letter-spacing: 0.1em;
    text-transform: uppercase;
  }
`;
export const Problem = styled.p`
  margin-top: 4px;
  color: ${color.brick};
  font: 600 0.9375rem/1.3 ${font.text};
`;
export const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`;
export const fieldBox = css`
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid ${color.edge};
  border-radius: 2px;
  background: ${color.surface};
  color: ${color.text};
  font: 400 1.0625rem/1.3 ${font.text};
  &::placeholder {
    color: #5f5b50;
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border: 2px solid ${tone.low.edge};
  }
`;
export const PanelInput = styled.input`
  ${fieldBox}
`;
export const PanelSelect = styled.select`
  ${fieldBox}
`;
/** Fixed foot of the panel. `$isRefusal`: shows that the last press had no effect. */
export const Foot = styled.div<{ $isRefusal?: boolean }>`
  flex: none;
  display: flex;
  gap: 16px;
  align-items: center;
  min-height: 5rem;
  padding: 12px 24px;
  border-top: 2px solid ${color.cobalt};
  background: ${color.sand} ${art.grain};
  ${({ $isRefusal }) =>
    $isRefusal &&
    css`
      flex-wrap: wrap;
      border-top-color: ${tone.low.edge};
      background: ${tone.low.ground};
      color: ${tone.low.text};
    `}
  p {
    flex: 1 ${({ $isRefusal }) => ($isRefusal ? '14rem' : '0')};
    min-width: 0;
    font: 400 1rem/1.375rem ${font.text};
  }
  b {
    display: block;
    font: 600 1.25rem/1.5rem ${font.display};
  }
  b::first-letter {
    text-transform: uppercase;
  }
  ${phone} {
    gap: 8px;
    padding: 8px 16px;
    b {
      font-size: 1.0625rem;
    }
  }
  ${media.largeText} {
    flex-wrap: wrap;
    justify-content: end;
    p {
      flex-basis: 8rem;
    }
  }
`;
