import { useGuestQuery } from './guestBookApi.ts';
import { GuestSummary } from './GuestSummary.tsx';
import { GuestNoteText } from './GuestNoteText.ts';

/** What the guest book knows, on the opened card of one reservation. */
export const GuestOfReservation = ({ id }: { id: string }) => {
  const { data } = useGuestQuery(id);
  const guest = data?.guest;
  if (!guest) return null;
  return (
    <div>
      <GuestSummary guest={guest} />
      {guest.guestNote && (
        <GuestNoteText>
          <b>Nota di casa:</b> {guest.guestNote}
        </GuestNoteText>
      )}
    </div>
  );
};
