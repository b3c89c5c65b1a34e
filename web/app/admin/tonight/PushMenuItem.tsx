import { styled } from 'styled-components';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { NOT_SUPPORTED, usePushSwitch } from '#web/features/staff/push/usePushSwitch.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { itemStyles } from './placesMenuStyles.ts';

export const PushMenuItem = () => {
  const { isSupported, isOn, isBusy, turn } = usePushSwitch();
  return (
    <CheckboxItem
      checked={isOn === true}
      disabled={!isSupported || isOn === null}
      aria-busy={isBusy}
      title={isSupported ? undefined : NOT_SUPPORTED}
      onSelect={(event) => event.preventDefault()}
      onCheckedChange={(on) => void turn(on)}
    >
      Avvisi su questo dispositivo
      <Mark aria-hidden="true" $isOn={isOn === true}>
        {isOn ? 'sì' : 'no'}
      </Mark>
    </CheckboxItem>
  );
};

const CheckboxItem = styled(Radix.CheckboxItem)`
  ${itemStyles}
  &[data-disabled] {
    color: ${color.textMuted};
    cursor: default;
  }
`;
const Mark = styled.span<{ $isOn: boolean }>`
  min-width: 2.25rem;
  padding: 0 6px;
  border: 1px solid currentcolor;
  border-radius: 2px;
  background: ${({ $isOn }) => ($isOn ? color.green : 'transparent')};
  color: ${({ $isOn }) => ($isOn ? color.ivory : color.textMuted)};
  font-weight: 700;
  font-size: 0.9375rem;
  line-height: 1.5rem;
  text-align: center;
`;
