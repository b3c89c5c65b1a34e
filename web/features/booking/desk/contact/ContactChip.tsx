import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { contactChipText } from './contactChipText.ts';
import { useMailExpected } from './useMailExpected.ts';

/** What the guest knows of the last change. Nothing if there is nothing to hear. */
export const ContactChip = ({ reservation }: { reservation: ReservationView }) => {
  const chip = contactChipText(reservation, useMailExpected(reservation));
  return chip ? (
    <Badge $tone={chip.tone}>
      <span aria-hidden="true">{chip.sign}</span> {chip.words}
    </Badge>
  ) : null;
};
