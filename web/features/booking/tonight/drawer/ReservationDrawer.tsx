import * as Radix from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useReturnToOpener } from '#web/shared/hooks/useReturnToOpener.ts';
import { color, art } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { low } from '../book/rowStyles.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { useWaitReason } from '../../offline/useWaitReason.ts';
import { ReservationCard, type CardHandlers } from '../../desk/card/ReservationCard.tsx';
import { guestName } from '../../desk/reservationText.ts';
import { GuestOfReservation } from '../../guest-book/GuestOfReservation.tsx';
import { CloseButton } from './CloseButton.ts';
import { useReservationQuery } from '../../desk/reservationsApi.ts';

const READ_ONLY = 'Senza rete: le azioni aspettano il server. Puoi leggere, non cambiare.';

type Props = {
  opened: ReservationView;
  onClose: () => void;
  onForm: CardHandlers['onForm'];
  onChanged: (title: string, changed: ReservationView) => void;
};

/** Shows one reservation beside the book. Stays open while its data changes. */
export const ReservationDrawer = ({ opened, onClose, onForm, onChanged }: Props) => {
  const { currentData } = useReservationQuery(opened.id);
  const waitReason = useWaitReason();
  const opener = useReturnToOpener();
  const reservation = currentData?.reservation ?? opened;
  const noteAction: CardHandlers['onResponse'] = (changed, _id, title) => {
    // The record of a message to the guest keeps `updatedAt`, and cannot be undone.
    if (changed && changed.updatedAt !== reservation.updatedAt) onChanged(title, changed);
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Scrim />
        <Drawer {...opener} aria-describedby={undefined}>
          <Title>{guestName(reservation)}</Title>
          <CloseButton aria-label="Chiudi" />
          {waitReason !== null && <Alert live>{READ_ONLY}</Alert>}
          <Actions disabled={waitReason !== null}>
            <ReservationCard
              reservation={reservation}
              level={3}
              picks={null}
              guest={<GuestOfReservation id={opened.id} />}
              onForm={onForm}
              onResponse={noteAction}
            />
          </Actions>
        </Drawer>
      </Radix.Portal>
    </Radix.Root>
  );
};

const Scrim = styled.div`
  position: fixed;
  inset: 3rem 0 0;
  z-index: 20;
  background: #0b183880;
`;
const Drawer = styled(Radix.Content)`
  position: fixed;
  inset: 3rem 0 0 auto;
  z-index: 21;
  width: min(34rem, 100%);
  padding: 56px 16px 16px;
  overflow-y: auto;
  border-left: 4px solid ${color.ochre};
  background: ${color.ivory} ${art.grain};
  ${low} {
    top: 0;
  }
`;
/** When disabled, disables all buttons of the card. */
const Actions = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  &:disabled button {
    opacity: 0.55;
  }
`;
const Title = styled(Radix.Title)`
  ${visuallyHiddenStyles}
`;
