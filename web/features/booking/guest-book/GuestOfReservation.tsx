import { useGuestQuery } from './guestBookApi.ts';
import { GuestSummary } from './GuestSummary.tsx';
import { GuestNoteText } from './GuestNoteText.ts';
import { PerhapsSamePerson } from './PerhapsSamePerson.tsx';

/** Shows the guest book entry of the guest on the opened card of a reservation. */
export const GuestOfReservation = ({ id }: { id: string }) => {
  const { data } = useGuestQuery(id);
  const guest = data?.guest;
  if (!guest) return null;
  return (
    <div>
      <GuestSummary guest={guest} />
      <PerhapsSamePerson reservationId={id} name={guest.name} others={guest.perhaps} />
      {guest.guestNote && (
        <GuestNoteText>
          <b>Nota di casa:</b> {guest.guestNote}
        </GuestNoteText>
      )}
    </div>
  );
};
