import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { ContactLinks } from '#web/shared/ui/layout/staffCardStyles.ts';
import { toDialString } from './phoneNumbers.ts';

export const GuestContact = ({
  reservation: { customerPhone, customerEmail },
}: {
  reservation: ReservationView;
}) => (
  <ContactLinks>
    {customerPhone && <a href={`tel:${toDialString(customerPhone)}`}>{customerPhone}</a>}
    {customerEmail && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
  </ContactLinks>
);
