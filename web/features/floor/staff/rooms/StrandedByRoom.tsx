import type { SavedRoom } from '#src/contracts/booking/rooms.ts';
import { StrandedGuest } from '#web/shared/stranded/StrandedGuest.tsx';
import { StrandedList } from '#web/shared/stranded/StrandedList.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';

type Props = { room: SavedRoom; onClose: () => void };

/** Lists the reservations at tables of a room on dates on which it is now closed. */
export const StrandedByRoom = ({ room: { name, affected }, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={`${affected.length} ${affected.length === 1 ? 'prenotazione' : 'prenotazioni'} da spostare`}
    description={`L'apertura è salvata: ${name}. Queste prenotazioni restano valide: nessuna è stata annullata. Avvisa i clienti e spostale.`}
    actions={
      <Button $size="sm" onClick={onClose}>
        Ho capito
      </Button>
    }
  >
    <StrandedList>
      {affected.map((one) => (
        <li key={one.reservationId}>
          <StrandedGuest reservation={one} />
        </li>
      ))}
    </StrandedList>
  </Dialog>
);
