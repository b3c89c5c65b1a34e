import type {
  PreviousAllocation,
  ReservationEvent,
  ReservationState,
  SeatAllocation,
} from './reservation-events.ts';

type FirstEvent = Extract<
  ReservationEvent,
  { readonly type: 'ReservationRequested' | 'ReservationEntered' }
>;
type LaterEvent = Exclude<ReservationEvent, FirstEvent>;

export type StateChange = Partial<ReservationState> & Pick<ReservationState, 'seat'>;

export const isFirstEvent = (event: ReservationEvent): event is FirstEvent =>
  event.type === 'ReservationRequested' || event.type === 'ReservationEntered';

export const initialStateOf = ({ type, data }: FirstEvent): ReservationState => ({
  status: type === 'ReservationRequested' ? 'pending' : 'confirmed',
  outcome: null,
  seat: data.seat,
  arrivedAt: type === 'ReservationRequested' ? null : data.arrivedAt,
  reason: null,
  awaitsCall: false,
});

const laterChangeOf = ({ type, data }: LaterEvent): StateChange => {
  const { seat } = data;
  switch (type) {
    case 'ReservationConfirmed':
      return { status: 'confirmed', outcome: null, seat, awaitsCall: true };
    case 'ReservationRejected':
      return { status: 'cancelled', outcome: 'rejected', seat, awaitsCall: true };
    case 'ReservationExpired':
      return { status: 'cancelled', outcome: 'expired', seat, awaitsCall: false };
    case 'ReservationMoved':
      return { seat, awaitsCall: data.awaitsCall };
    case 'ReservationCancelled':
      return {
        status: 'cancelled',
        outcome: 'cancelled_by_staff',
        seat,
        reason: data.reason,
        arrivedAt: null,
        awaitsCall: data.reason !== 'guest_asked',
      };
    case 'GuestArrived':
      return { seat, arrivedAt: data.arrivedAt, awaitsCall: false };
    case 'GuestDidNotShow':
      return { status: 'cancelled', outcome: 'no_show', seat, arrivedAt: null, awaitsCall: false };
    case 'ReservationCompleted':
      return { status: 'completed', outcome: null, seat, awaitsCall: false };
    case 'GuestCalled':
      return { seat, awaitsCall: false };
    case 'AllergiesDeclared':
    case 'GuestDataCorrected':
      return { seat };
    case 'LastActionUndone': {
      const { undone: _, from: __, ...state } = data;
      return state;
    }
  }
};

/** Commands and the read model both use this function, so their states cannot differ. */
export const stateChangeOf = (event: ReservationEvent): StateChange =>
  isFirstEvent(event) ? initialStateOf(event) : laterChangeOf(event);

const findHeldSeat = (seat: SeatAllocation): SeatAllocation | null =>
  seat.holdsSeat === false ? null : seat;

export const isHoldingSeat = ({ status, seat }: PreviousAllocation): boolean =>
  status !== 'cancelled' && findHeldSeat(seat) !== null;

type AllocationChange = {
  readonly released: SeatAllocation | null;
  readonly taken: SeatAllocation | null;
};

export const allocationChangeOf = ({ type, data }: ReservationEvent): AllocationChange => {
  switch (type) {
    case 'ReservationRequested':
    case 'ReservationEntered':
      return { released: null, taken: findHeldSeat(data.seat) };
    case 'ReservationRejected':
    case 'ReservationExpired':
    case 'ReservationCancelled':
    case 'GuestDidNotShow':
      return { released: findHeldSeat(data.seat), taken: null };
    case 'ReservationMoved':
      return { released: findHeldSeat(data.from), taken: findHeldSeat(data.seat) };
    case 'ReservationConfirmed':
      return { released: null, taken: data.takesSeat ? data.seat : null };
    case 'LastActionUndone':
      return {
        released: isHoldingSeat(data.from) ? data.from.seat : null,
        taken: isHoldingSeat(data) ? data.seat : null,
      };
    case 'ReservationCompleted':
    case 'GuestArrived':
    case 'GuestCalled':
    case 'AllergiesDeclared':
    case 'GuestDataCorrected':
      return { released: null, taken: null };
  }
};
