import type { ContactState, GuestMailMoment } from '#src/contracts/booking/contact-state.ts';
import type { ReservationEventType } from '#src/contracts/booking/reservation-actions.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import type {
  AllocationChange,
  ReservationState,
  SeatAllocation,
  StateChange,
} from '../reservation-state.ts';

/** Every event of a reservation carries the seat that the reservation has after the event. */
export type SeatEvent = DomainEvent<string, { readonly seat: SeatAllocation }>;

/** The event that an undo would reverse, and the state to which it returns. */
export type Undoable = {
  readonly undoable: {
    readonly type: ReservationEventType;
    readonly to: ReservationState;
    /** True if an e-mail informs the guest of the event. */
    readonly tellsGuest: boolean;
    /** State of the contact with the guest right after the event. */
    readonly contactAfter: ContactState | null;
  } | null;
};

/** An action that creates a reservation. */
export type FirstAction<Event extends SeatEvent, Command> = {
  readonly decide: (command: Command) => readonly Event[];
  readonly initialState: (data: Event['data']) => ReservationState;
  readonly allocation: (data: Event['data']) => AllocationChange;
  /** Returns the kind of e-mail to the guest about the event. Left out or null: no e-mail. */
  readonly guestMail?: (data: Event['data']) => GuestMailMoment | null;
};

/** An action on an existing reservation. */
export type FollowUpAction<Event extends SeatEvent, Command = object> = {
  /** Returns no event if the reservation already has the state that the command requests. */
  readonly decide: (state: ReservationState & Undoable, command: Command) => readonly Event[];
  /**
   * Returns the fields of the state that the event replaces. Commands and the read model use it.
   */
  readonly change: (data: Event['data']) => StateChange;
  readonly allocation: (data: Event['data']) => AllocationChange;
  readonly guestMail?: (data: Event['data']) => GuestMailMoment | null;
};
