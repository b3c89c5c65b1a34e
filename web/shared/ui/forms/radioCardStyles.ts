import { css } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { visuallyHiddenStyles } from '../theme/VisuallyHidden.ts';

export const radioCardStyles = css`
  position: relative;
  display: block;
  margin: 0;
  cursor: pointer;
  input {
    ${visuallyHiddenStyles}
  }
  input:checked + span {
    background: ${color.cobalt};
    border-color: ${color.cobalt};
    color: ${color.ivory};
  }
  input:focus-visible + span {
    outline: 3px solid ${color.ochre};
    outline-offset: 3px;
    z-index: 1;
  }
`;
