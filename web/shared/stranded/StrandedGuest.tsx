import { styled } from 'styled-components';
import type { StrandedReservation } from '#src/contracts/closures.ts';
import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';
import { chatHref, telHref } from '#web/shared/phoneLinks.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { ButtonAnchor, ButtonLink } from '#web/shared/ui/controls/Button.ts';

type Props = {
  reservation: StrandedReservation;
  /**
   * Checkbox that selects the reservation. Without it, staff cannot select reservations in the
   * list.
   */
  choice?: { readonly chosen: boolean; readonly onToggle: () => void };
};

/**
 * A reservation that a closure affects, with actions to contact the guest and to move the
 * reservation.
 */
export const StrandedGuest = ({ reservation, choice }: Props) => {
  const { reference, date, startTime, endTime, numberOfPeople, customerPhone } = reservation;
  const isConfirmed = reservation.status === 'confirmed';
  return (
    <>
      <Head>
        <Choice as={choice ? 'label' : 'span'}>
          {choice && (
            <input
              type="checkbox"
              checked={choice.chosen}
              aria-label={`Annulla e avvisa ${guestName(reservation)}`}
              onChange={choice.onToggle}
            />
          )}
          <b>{guestName(reservation)}</b>
        </Choice>
        <Badge $tone={isConfirmed ? 'high' : 'medium'}>
          {isConfirmed ? 'Confermata' : 'In attesa'}
        </Badge>
      </Head>
      <p>
        {formatLongDate(date)}, {startTime} - {endTime}
      </p>
      <p>
        {numberOfPeople} {numberOfPeople === 1 ? 'persona' : 'persone'} · {reference}
        {customerPhone && <> · {customerPhone}</>}
      </p>
      <GuestActions reservation={reservation} />
    </>
  );
};

const guestName = ({ customerName }: StrandedReservation) => customerName ?? 'Dati cancellati';

const GuestActions = ({ reservation }: { reservation: StrandedReservation }) => {
  const { reservationId, customerPhone } = reservation;
  const name = guestName(reservation);
  return (
    <Actions>
      {customerPhone && (
        <ButtonAnchor $size="sm" href={telHref(customerPhone)} aria-label={`Chiama ${name}`}>
          Chiama
        </ButtonAnchor>
      )}
      {customerPhone && (
        <ButtonAnchor
          $size="sm"
          $variant="secondary"
          href={chatHref(customerPhone)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Scrivi a ${name} su WhatsApp`}
        >
          WhatsApp
        </ButtonAnchor>
      )}
      <ButtonLink
        $size="sm"
        $variant="secondary"
        to={`/admin?tab=reservations&id=${reservationId}&action=move`}
        aria-label={`Sposta la prenotazione di ${name}`}
      >
        Sposta
      </ButtonLink>
    </Actions>
  );
};

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  justify-content: space-between;
  font-size: 1.125rem;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 10px;
`;
const Choice = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
  }
`;
