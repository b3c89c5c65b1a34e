import type { ReservationView } from '../../../../src/contracts/booking.ts';
import { Lines } from '../../../shared/ui/staffCard.ts';
import { dialled } from './chatNumber.ts';

/** How to reach the guest; nothing where they left nothing. */
export const ContactLines = ({
  reservation: { customerPhone, customerEmail },
}: {
  reservation: ReservationView;
}) => (
  <Lines>
    {customerPhone && <a href={`tel:${dialled(customerPhone)}`}>{customerPhone}</a>}
    {customerEmail && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
  </Lines>
);
