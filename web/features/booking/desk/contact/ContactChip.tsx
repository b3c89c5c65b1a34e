import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { contactChipText } from './contactChipText.ts';
import { useMailExpected } from './useMailExpected.ts';

/**
 * Shows whether the guest knows about the last change. Renders nothing if the guest needs no
 * information.
 */
export const ContactChip = ({ reservation }: { reservation: ReservationView }) => {
  const chip = contactChipText(reservation, useMailExpected(reservation));
  return chip ? (
    <Badge $tone={chip.tone}>
      <span aria-hidden="true">{chip.sign}</span> {chip.words}
    </Badge>
  ) : null;
};
