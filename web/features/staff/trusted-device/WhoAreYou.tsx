import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, useState } from 'react';
import type { DeviceUser } from '#src/contracts/staff/trusted-device.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { registerPrompt } from '#web/shared/access/personPrompt.ts';
import { useReturnToOpener } from '#web/shared/hooks/useReturnToOpener.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { useDeviceUsersQuery } from './trustedDeviceApi.ts';
import { PersonTiles } from './PersonTiles.tsx';
import { PinPad } from './PinPad.tsx';
import { Choice, Screen } from './whoAreYouStyles.ts';

/** Prompt on the trusted device that asks who acts, when the server requires it. */
export const WhoAreYou = () => {
  const answer = useRef<((confirmed: boolean) => void) | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      registerPrompt('person_required', () => {
        setIsOpen(true);
        return new Promise<boolean>((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  const close = (confirmed: boolean) => {
    setIsOpen(false);
    answer.current?.(confirmed);
    answer.current = null;
  };
  return isOpen ? <WhoAreYouDialog onClose={close} /> : null;
};

const WhoAreYouDialog = ({ onClose }: { onClose: (confirmed: boolean) => void }) => {
  const { data, error } = useDeviceUsersQuery();
  const [chosen, setChosen] = useState<DeviceUser | null>(null);
  const opener = useReturnToOpener();
  return (
    <Radix.Root open onOpenChange={() => onClose(false)}>
      <Radix.Portal>
        <Screen {...opener} data-whole-window>
          <Choice>
            <Radix.Title asChild>
              <h2>Chi sei?</h2>
            </Radix.Title>
            <Radix.Description>
              Il gesto va nello storico con il tuo nome. Poi non lo chiediamo per dieci minuti.
            </Radix.Description>
            {error && <Alert live>{errorMessage(error, 'Le persone non si sono caricate.')}</Alert>}
            {!data && !error && <Loading>Caricamento...</Loading>}
            {data && (
              <PersonTiles people={data.people} chosen={chosen?.id ?? null} onChoose={setChosen} />
            )}
          </Choice>
          <PinPad
            key={chosen?.id ?? 'none'}
            person={chosen}
            onConfirmed={() => onClose(true)}
            onCancel={() => onClose(false)}
          />
        </Screen>
      </Radix.Portal>
    </Radix.Root>
  );
};
