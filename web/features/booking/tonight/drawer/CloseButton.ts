import * as Radix from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import { color } from '#web/shared/ui/theme/tokens.ts';

export const CloseButton = styled(Radix.Close)`
  position: absolute;
  top: 6px;
  right: 8px;
  width: 44px;
  height: 44px;
  border: 0;
  background: none;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 21px 12px auto;
    height: 3px;
    transform: rotate(45deg);
    background: ${color.text};
  }
  &::after {
    transform: rotate(-45deg);
  }
`;
