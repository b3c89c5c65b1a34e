import type { GuestMailMoment } from '#src/contracts/booking/contact-state.ts';
import { actionByEventType } from '#src/contracts/booking/reservation-action-lookups.ts';
import {
  firstActionByEvent,
  followUpActionByEvent,
  type FirstEvent,
  type LaterEvent,
  type ReservationEvent,
} from './reservation-actions.ts';
import type { AllocationChange, ReservationState, StateChange } from './reservation-state.ts';

type DataByType<Event extends ReservationEvent> = { [E in Event as E['type']]: E['data'] };
type EventOf<Data, Type extends keyof Data> = {
  [T in Type]: { readonly type: T; readonly data: Data[T] };
}[Type];
type FirstData = DataByType<FirstEvent>;
type LaterData = DataByType<LaterEvent>;
type AnyData = DataByType<ReservationEvent>;

const firstHandlers: {
  readonly [T in keyof FirstData]: {
    readonly initialState: (data: FirstData[T]) => ReservationState;
  };
} = firstActionByEvent;
const laterHandlers: {
  readonly [T in keyof LaterData]: { readonly change: (data: LaterData[T]) => StateChange };
} = followUpActionByEvent;
const allocations: {
  readonly [T in keyof AnyData]: { readonly allocation: (data: AnyData[T]) => AllocationChange };
} = { ...firstActionByEvent, ...followUpActionByEvent };

export const isFirstEvent = (event: ReservationEvent): event is FirstEvent =>
  Object.hasOwn(firstActionByEvent, event.type);

export const initialStateOf = <T extends keyof FirstData>(
  event: EventOf<FirstData, T>,
): ReservationState => firstHandlers[event.type].initialState(event.data);

export const laterChangeOf = <T extends keyof LaterData>(
  event: EventOf<LaterData, T>,
): StateChange => laterHandlers[event.type].change(event.data);

/**
 * Returns the fields of the state that the event changes. Commands and the read model both use this
 * function, so their states cannot differ.
 */
export const stateChangeOf = (event: ReservationEvent): StateChange =>
  isFirstEvent(event) ? initialStateOf(event) : laterChangeOf(event);

export const isContactRecord = ({ type }: { readonly type: ReservationEvent['type'] }): boolean =>
  actionByEventType[type].isContactRecord === true;

const guestMails: {
  readonly [T in keyof AnyData]: {
    readonly guestMail?: (data: AnyData[T]) => GuestMailMoment | null;
  };
} = { ...firstActionByEvent, ...followUpActionByEvent };

/** Returns the kind of e-mail that informs the guest of the event, or null. */
export const guestMailOf = <T extends keyof AnyData>(
  event: EventOf<AnyData, T>,
): GuestMailMoment | null => guestMails[event.type].guestMail?.(event.data) ?? null;

export const allocationChangeOf = <T extends keyof AnyData>(
  event: EventOf<AnyData, T>,
): AllocationChange => allocations[event.type].allocation(event.data);
