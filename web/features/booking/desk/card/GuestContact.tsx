import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { ContactLinks } from '#web/shared/ui/layout/staffCardStyles.ts';
import { telHref } from '#web/shared/phoneLinks.ts';

export const GuestContact = ({
  reservation: { customerPhone, customerEmail },
}: {
  reservation: ReservationView;
}) => (
  <ContactLinks>
    {customerPhone && <a href={telHref(customerPhone)}>{customerPhone}</a>}
    {customerEmail && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
  </ContactLinks>
);
