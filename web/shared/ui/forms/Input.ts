import { css, styled } from 'styled-components';
import { color, font } from '../theme/tokens.ts';

export const inputStyles = css`
  width: 100%;
  min-height: 54px;
  padding: 12px 14px;
  font: 400 1rem/1.4 ${font.text};
  border: 1.5px solid ${color.edge};
  border-radius: 3px;
  background: ${color.surface};
  color: ${color.text};
  &:hover:not(:disabled) {
    border-color: ${color.cobalt};
  }
  &[aria-invalid='true'] {
    border-color: ${color.brick};
    box-shadow: inset 0 0 0 1px ${color.brick};
  }
  &:disabled {
    background: #f2ecdd;
    color: #54514a;
    cursor: not-allowed;
  }
  &::placeholder {
    color: #6b685f;
    opacity: 1;
  }
`;

export const Input = styled.input`
  ${inputStyles}
  &[type='date'], &[type='time'] {
    appearance: none;
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * Input of an e-mail address. `type="email"` would change or refuse text before the contract
 * normalizes it, for example an address with a non-ASCII local part.
 */
export const EmailInput = styled(Input).attrs({
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
})``;
export const Textarea = styled.textarea`
  ${inputStyles} resize: vertical;
  min-height: 108px;
`;

export const Select = styled.select`
  ${inputStyles} appearance: none;
  padding-right: 42px;
  background-image: url(/art/frames/caret.svg);
  background-repeat: no-repeat;
  background-position: right 14px center;
`;
