import { styled } from 'styled-components';

/** Symbol of a limit: a ring with a bar across it. */
export const LimitShape = styled.i`
  position: relative;
  flex: none;
  width: 18px;
  height: 18px;
  border: 3px solid currentcolor;
  border-radius: 50%;
  &::after {
    content: '';
    position: absolute;
    inset: 4px 0;
    background: currentcolor;
    forced-color-adjust: none;
  }
`;
