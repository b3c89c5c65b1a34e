import { useEffect, useRef } from 'react';
import type { DeviceUser } from '#src/contracts/staff/trusted-device.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FieldError } from '#web/shared/ui/forms/Field.tsx';
import { PIN_LENGTH, usePinEntry } from './usePinEntry.ts';
import { Keys, Pad, Slots } from './whoAreYouStyles.ts';

type Props = { person: DeviceUser | null; onConfirmed: () => void; onCancel: () => void };

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Keypad for the PIN, which also accepts a keyboard. The fourth digit submits the PIN. */
export const PinPad = ({ person, onConfirmed, onCancel }: Props) => {
  const { typed, press, erase, isSending, refusal } = usePinEntry(person, onConfirmed);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (/^\d$/.test(key)) press(key);
      if (key === 'Backspace') erase();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  const pad = useRef<HTMLElement>(null);
  // Scrolls to the keypad, because on narrow screens it is below the tiles of the persons.
  useEffect(() => {
    if (person) pad.current?.scrollIntoView({ block: 'nearest' });
  }, [person]);
  const digit = (one: string) => (
    <button key={one} type="button" aria-disabled={!person || isSending} onClick={() => press(one)}>
      {one}
    </button>
  );
  return (
    <Pad ref={pad} aria-labelledby="pin-title">
      <h3 id="pin-title">Le tue quattro cifre</h3>
      <p>{person ? person.username : 'Prima scegli la tua tessera.'}</p>
      <Slots role="status" aria-label={`${typed.length} cifre su ${PIN_LENGTH}`}>
        {Array.from({ length: PIN_LENGTH }, (_, at) => (
          <i key={at} data-on={at < typed.length || undefined} />
        ))}
      </Slots>
      <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
      <Keys>
        {DIGITS.map(digit)}
        <Button $variant="secondary" $size="sm" onClick={onCancel}>
          Chiudi
        </Button>
        {digit('0')}
        <Button $variant="secondary" $size="sm" onClick={erase}>
          Cancella
        </Button>
      </Keys>
      <small>Tre errori: trenta secondi di pausa. Il titolare ridà le cifre.</small>
    </Pad>
  );
};
