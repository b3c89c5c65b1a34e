import { css, styled } from 'styled-components';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';

export const focusRing = css`
  outline: 3px solid ${color.ochre};
  outline-offset: 3px;
  box-shadow: 0 0 0 3px ${color.text};
`;

/** Label that looks like a card and contains a native radio button. */
export const Choice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.9rem;
  align-items: center;
  margin: 0;
  min-height: 4.5rem;
  padding: 0.75rem 0.9rem;
  border: 1.5px solid ${color.edge};
  border-radius: 3px;
  background: ${color.surface};
  font-size: 0.9375rem;
  line-height: 1.4;
  cursor: pointer;
  > input {
    ${visuallyHiddenStyles}
  }
  strong {
    display: block;
    margin-block-end: 0.15rem;
    font: 600 1.25rem/1.2 ${font.display};
    font-variant-numeric: lining-nums;
  }
  &:has(> input:checked) {
    border: 2px solid ${color.cobalt};
    box-shadow:
      inset 0 0 0 3px ${color.surface},
      inset 0 0 0 4px ${color.cobalt};
  }
  &:has(> input:focus-visible) {
    ${focusRing}
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.cobalt};
    }
  }
  @media (forced-colors: active) {
    &:has(> input:checked) {
      outline: 4px solid Highlight;
      outline-offset: 1px;
    }
  }
`;

export const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 1.6rem;
  height: 1.6rem;
  border: 2px solid ${color.edge};
  border-radius: 50%;
  background: ${color.surface};
  color: transparent;
  font: 800 0.95rem/1 ${font.text};
  input:checked + & {
    border-color: ${color.cobalt};
    background: ${color.cobalt};
    color: ${color.ivory};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;
    color: Canvas;
    input:checked + & {
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const LinkButton = styled.button`
  min-height: 44px;
  padding: 0 2px;
  border: 0;
  background: none;
  color: ${color.cobalt};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
