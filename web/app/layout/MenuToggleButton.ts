import { styled } from 'styled-components';
import { media } from '#web/shared/ui/theme/tokens.ts';

export const MenuToggleButton = styled.button`
  display: none;
  width: 48px;
  height: 48px;
  place-items: center;
  margin-right: -9px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  ${media.compactBar} {
    display: grid;
  }
`;
