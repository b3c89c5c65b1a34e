import { styled } from 'styled-components';
import {
  closureServiceLabel,
  type ClosureView,
  type StrandedReservation,
} from '#src/contracts/closures.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';
import { chatHref, telHref } from '#web/shared/phoneLinks.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { Button, ButtonAnchor, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { useStrandedQuery } from './closuresApi.ts';
import { formatStrandedCount, closureTitle } from './closureText.ts';

type Props = {
  closure: Pick<ClosureView, 'id' | 'date' | 'weekday' | 'service' | 'stranded'>;
  onClose: () => void;
};

/** Lists the reservations on a closed date, which the closure does not cancel (spec note 10). */
export const StrandedReservationsDialog = ({ closure, onClose }: Props) => {
  const { currentData, error } = useStrandedQuery(closure.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={formatStrandedCount(currentData?.length ?? closure.stranded)}
      description={`La chiusura è salvata: ${closureTitle(closure)}, ${closureServiceLabel[closure.service]}. Queste prenotazioni restano valide: nessuna è stata annullata. Avvisa i clienti e spostale.`}
      actions={
        <Button $size="sm" onClick={onClose}>
          Ho capito
        </Button>
      }
    >
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'Non è stato possibile leggere le prenotazioni.')}</Alert>
      )}
      {!currentData && error === undefined && <Loading>Caricamento prenotazioni...</Loading>}
      <List>
        {currentData?.map((one) => (
          <li key={one.reservationId}>
            <StrandedGuest reservation={one} />
          </li>
        ))}
      </List>
    </Dialog>
  );
};

const StrandedGuest = ({ reservation }: { reservation: StrandedReservation }) => {
  const { reference, date, startTime, endTime, numberOfPeople, customerPhone } = reservation;
  const isConfirmed = reservation.status === 'confirmed';
  return (
    <>
      <Head>
        <b>{guestName(reservation)}</b>
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
          aria-label={`Chat con ${name}`}
        >
          Chat
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

const List = styled.ul`
  display: grid;
  margin: 18px 0 0;
  padding: 0;
  list-style: none;
  font-size: 16px;
  line-height: 1.45;
  font-variant-numeric: lining-nums;
  > li {
    padding-block: 14px;
    border-top: 1px solid #1c3f8f33;
    overflow-wrap: anywhere;
  }
`;
const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  justify-content: space-between;
  font-size: 18px;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 10px;
`;
