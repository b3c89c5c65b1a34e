import { styled } from 'styled-components';
import { formatAllergies } from '#src/contracts/booking/guest-allergies.ts';
import { formatWishes } from '#src/contracts/booking/guest-wishes.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';

export const ReservationNotes = ({
  reservation: { allergies, occasion, seatWishes, specialRequests, adminNotes },
}: {
  reservation: ReservationView;
}) => (
  <>
    {allergies && (
      <Warning>
        <b>Allergie:</b> {formatAllergies(allergies)}
      </Warning>
    )}
    {(occasion || seatWishes) && (
      <Note>
        <VisuallyHidden>Desideri: </VisuallyHidden>
        {formatWishes({ occasion, seatWishes })}
      </Note>
    )}
    {specialRequests && (
      <Note>
        <VisuallyHidden>Richieste: </VisuallyHidden>
        {specialRequests}
      </Note>
    )}
    {adminNotes && (
      <Note>
        <b>Nota interna:</b> {adminNotes}
      </Note>
    )}
  </>
);

const Note = styled.p`
  && {
    margin: 4px 22px 0;
    padding: 11px 14px;
  }
  border-left: 4px solid ${color.ochre};
  background: #fbf1d6;
  font-size: 0.9375rem;
  line-height: 1.45;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Warning = styled(Note)`
  border-left-color: ${color.pomegranate};
  background: #fbe9e4;
`;
