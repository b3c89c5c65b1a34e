import { css } from 'styled-components';
import { color } from './tokens.ts';
import { hiddenVisually } from './VisuallyHidden.ts';

/** A drawn radio: the native input keeps focus and keyboard, the span after it is what people see. */
export const choiceLook = css`
  position: relative;
  display: block;
  margin: 0;
  cursor: pointer;
  input {
    ${hiddenVisually}
  }
  input:checked + span {
    background: ${color.cobalto};
    border-color: ${color.cobalto};
    color: ${color.smalto};
  }
  input:focus-visible + span {
    outline: 3px solid ${color.ocra};
    outline-offset: 3px;
    z-index: 1;
  }
`;
