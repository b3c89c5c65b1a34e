import type { DomainEvent } from '#src/event-log/decider.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';

type Note = { readonly deleted: boolean };

/** The event refers to a separate row of personal data, which contains the note. */
type ReservationNoteWritten = DomainEvent<
  'ReservationNoteWritten',
  { seat: SeatAllocation } & Note
>;

export const writeNote: FollowUpAction<ReservationNoteWritten, Note> = {
  decide: ({ seat }, { deleted }) => [{ type: 'ReservationNoteWritten', data: { seat, deleted } }],
  change: ({ seat }) => ({ seat }),
  allocation: keepSeat,
};
