import {
  recordAllergies,
  writeReservationNote,
} from '#src/contracts/booking/reservation-note-operations.ts';
import { mergeGuests, writeGuestNote, type GuestView } from '#src/contracts/guests.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { guestName } from '../desk/reservationText.ts';
import { useReservationQuery } from '../desk/reservationsApi.ts';
import { AllergySection } from './AllergySection.tsx';
import { GuestSummary } from './GuestSummary.tsx';
import {
  useGuestQuery,
  useWriteGuestNoteMutation,
  useWriteReservationNoteMutation,
} from './guestBookApi.ts';
import { MergeSection } from './MergeSection.tsx';
import { NoteSection } from './NoteSection.tsx';
import { PerhapsSamePerson } from './PerhapsSamePerson.tsx';

type Props = { reservation: ReservationView; onClose: () => void };

/**
 * Shows the guest book entry of the guest of a reservation. Staff can edit the notes on the guest
 * and on the reservation.
 */
export const GuestDialog = ({ reservation: opened, onClose }: Props) => {
  const reservation = useReservationQuery(opened.id).currentData?.reservation ?? opened;
  const { currentData, error } = useGuestQuery(opened.id);
  const [writeNote] = useWriteReservationNoteMutation();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={guestName(reservation)}
      description="Nello storico resta chi ha scritto e quando, non le parole."
      actions={
        <Button $variant="secondary" $size="sm" onClick={onClose}>
          Chiudi
        </Button>
      }
    >
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'Riprova tra qualche istante.')}</Alert>
      )}
      {!currentData && error === undefined && <Loading>Caricamento ospite...</Loading>}
      {currentData && (
        <>
          {currentData.guest && <GuestSections id={opened.id} guest={currentData.guest} />}
          <Permitted operation={writeReservationNote}>
            <NoteSection
              name="adminNotes"
              label="Nota di questa prenotazione"
              hint="La vede solo il personale."
              stored={reservation.adminNotes}
              onSave={(adminNotes) => writeNote({ id: opened.id, body: { adminNotes } })}
            />
          </Permitted>
          <Permitted operation={recordAllergies}>
            <AllergySection reservation={reservation} />
          </Permitted>
          {currentData.guest && (
            <Permitted operation={mergeGuests}>
              <MergeSection reservationId={opened.id} guest={currentData.guest} />
            </Permitted>
          )}
        </>
      )}
    </Dialog>
  );
};

const GuestSections = ({ id, guest }: { id: string; guest: GuestView }) => {
  const [saveNote] = useWriteGuestNoteMutation();
  return (
    <>
      <GuestSummary guest={guest} />
      <PerhapsSamePerson reservationId={id} name={guest.name} others={guest.perhaps} />
      <Permitted operation={writeGuestNote}>
        <NoteSection
          name="guestNote"
          label="Nota di casa"
          hint="Resta con l’ospite, per tutte le sue prenotazioni. Si cancella 24 mesi dopo che è stata scritta."
          stored={guest.guestNote}
          onSave={(guestNote) => saveNote({ id, body: { guestNote } })}
        />
      </Permitted>
    </>
  );
};
