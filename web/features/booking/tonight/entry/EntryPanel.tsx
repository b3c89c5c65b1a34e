import * as Radix from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useReturnToOpener } from '#web/shared/hooks/useReturnToOpener.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';
import type { OutboxEntry } from '../../offline/outbox/outboxEntry.ts';
import { chosenInForcedColors } from '../book/rowStyles.ts';
import { CloseButton } from '../drawer/CloseButton.ts';
import { DoorForm } from './door/DoorForm.tsx';
import { panelBox, Head } from './panelStyles.ts';
import { PhoneForm } from './phone/PhoneForm.tsx';

export type EntryOrigin = 'phone' | 'walk_in';

type Props = {
  origin: EntryOrigin;
  /** `date`: the service day. `reservations`: all reservations of that day. */
  date: string;
  reservations: readonly ReservationView[];
  /** Table that the panel for parties at the door offers first if it is suitable. */
  firstTableId: string | null;
  onSwitch: (origin: EntryOrigin) => void;
  onClose: () => void;
  onEntered: (title: string, entered: ReservationView) => void;
  /** Called when a party at the door waits in the offline outbox. */
  onQueued: (entry: OutboxEntry) => void;
};

const titles = { phone: 'Prenotazione al telefono', walk_in: 'Alla porta' };

/**
 * Panel beside the book that enters a booking. Only its close button and Escape close it. The draft
 * of a telephone booking remains after closing.
 */
export const EntryPanel = ({ origin, onSwitch, onClose, ...rest }: Props) => {
  const opener = useReturnToOpener();
  return (
    <Radix.Root open modal={false} onOpenChange={onClose}>
      <Radix.Portal>
        <Shield aria-hidden="true" />
        <Panel
          {...opener}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Head>
            <Title>{titles[origin]}</Title>
            <Switch aria-label="Come arriva">
              {(['phone', 'walk_in'] as const).map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === origin}
                  onClick={() => onSwitch(one)}
                >
                  {one === 'phone' ? 'Telefono' : 'Porta'}
                </button>
              ))}
            </Switch>
            <p>
              {origin === 'phone' ? 'La bozza resta, anche se chiudi' : 'Due tocchi: quanti, dove'}
            </p>
            <CloseButton aria-label="Chiudi" />
          </Head>
          {origin === 'phone' ? <PhoneForm {...rest} /> : <DoorForm {...rest} />}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
};

/** Blocks taps beside the panel, which would otherwise open a row and close the panel. */
const Shield = styled.div`
  position: fixed;
  inset: 3rem 0 0;
  z-index: 20;
`;
const Panel = styled(Radix.Content)`
  ${panelBox}
`;
const Title = styled(Radix.Title)`
  ${visuallyHiddenStyles}
`;
const Switch = styled.nav`
  display: flex;
  border: 2px solid ${color.cobalt};
  button {
    min-height: 44px;
    padding: 0 14px;
    border: 0;
    background: ${color.surface};
    color: ${color.cobalt};
    font: 650 0.9375rem/1.25rem ${font.text};
  }
  button[aria-pressed='true'] {
    background: ${color.cobalt};
    color: ${color.ivory};
    ${chosenInForcedColors}
  }
`;
