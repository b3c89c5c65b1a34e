import { styled } from 'styled-components';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { NOT_SUPPORTED, usePushSwitch } from './usePushSwitch.ts';

export const PushSwitch = () => {
  const { isSupported, isOn, isBusy, turn } = usePushSwitch();
  return (
    <Frame>
      <Switch
        checked={isOn === true}
        disabled={!isSupported || isOn === null}
        aria-busy={isBusy}
        aria-describedby="push-hint"
        onChange={({ target }) => void turn(target.checked)}
      >
        Avvisi su questo dispositivo
      </Switch>
      <Hint id="push-hint">
        {isSupported
          ? 'Una richiesta che nessuno ha visto suona anche a schermo spento, ogni 5 minuti.'
          : NOT_SUPPORTED}
      </Hint>
    </Frame>
  );
};

const Frame = styled.div`
  margin-bottom: 24px;
`;
const Hint = styled.p`
  max-width: 60ch;
  color: ${color.textMuted};
`;
