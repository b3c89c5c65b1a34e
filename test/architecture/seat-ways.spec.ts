import type { WaitingListEvent } from '#src/contexts/booking/waiting-list/domain/waiting-list-events.ts';
import { heldCoversChangeOf } from '#src/contexts/booking/waiting-list/domain/waiting-list-events.ts';
import { allocationChangeOf } from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { seatWays } from '#src/contexts/booking/domain/seat-hold.ts';
import { readSourceFiles } from '#test/support/assertions/source-files.ts';
import { evidence, seat } from '#test/support/builders/turn-facts.ts';

type EventType = (ReservationEvent | WaitingListEvent)['type'];
/**
 * What an event does with seats. `decided`: its command needs the decision of `decideSeatHold`.
 * `staff`: only staff send its command. `fewer`: takes fewer seats than it releases.
 */
type Effect = 'decided' | 'staff' | 'fewer' | 'none';

/** An event type without an entry does not compile. */
const effects: Readonly<Record<EventType, Effect>> = {
  ReservationRequested: 'decided',
  ReservationEntered: 'decided',
  ChangeRequested: 'decided',
  SeatOffered: 'decided',
  ReservationConfirmed: 'staff',
  ReservationMoved: 'staff',
  ChangeAccepted: 'staff',
  LastActionUndone: 'staff',
  PartyReduced: 'fewer',
  ReservationRejected: 'none',
  ReservationExpired: 'none',
  ReservationCancelled: 'none',
  ReservationMerged: 'none',
  GuestArrived: 'none',
  GuestsSeated: 'none',
  TableCleared: 'none',
  GuestDidNotShow: 'none',
  TablePinned: 'none',
  TableUnpinned: 'none',
  ReservationCompleted: 'none',
  GuestCalled: 'none',
  AllergiesDeclared: 'none',
  GuestDataCorrected: 'none',
  ReservationNoteWritten: 'none',
  ReservationCancelledByGuest: 'none',
  ChangeClosed: 'none',
  GuestConfirmed: 'none',
  ChangeDeclined: 'none',
  GuestInformed: 'none',
  GuestOpenedLink: 'none',
  GuestMailFailed: 'none',
  ReminderDue: 'none',
  WaitingListJoined: 'none',
  OfferAccepted: 'none',
  OfferDeclined: 'none',
  OfferExpired: 'none',
  WaitingListLeft: 'none',
  WaitingGuestInformed: 'none',
};
const typesWith = (effect: Effect) =>
  (Object.keys(effects) as EventType[]).filter((type) => effects[type] === effect);

const WAITING_LIST_TYPES = /^(WaitingList|Offer|SeatOffered|WaitingGuest)/;
/** Data with a seat in every field in which an event type can have one. */
const data = { seat, held: seat, from: seat, wanted: seat, evidence, takesSeat: true };
const countTaken = (type: EventType): number =>
  WAITING_LIST_TYPES.test(type)
    ? Number(heldCoversChangeOf({ type, data } as never).taken !== null)
    : allocationChangeOf({ type, data } as never).taken.length;

const bookingFiles = readSourceFiles('src').filter(({ path }) =>
  path.startsWith('src/contexts/booking/'),
);
const pathsWith = (pattern: RegExp): string[] =>
  bookingFiles.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('the ways to take seats', () => {
  it.each(typesWith('none'))('do not include the event %s', (type) => {
    expect(countTaken(type)).toBe(0);
  });

  it.each(typesWith('decided'))('include the event %s', (type) => {
    expect(countTaken(type)).toBe(1);
  });

  it('are decided by one function, and no other code creates its decision', () => {
    expect(pathsWith(/\bas SeatHold\b/)).toEqual([
      'src/contexts/booking/application/decide-seat-hold.ts',
    ]);
  });

  it.each(Object.keys(seatWays))('are all used: %s', (way) => {
    const uses = pathsWith(new RegExp(`'${way}'`));
    expect(uses.filter((path) => path.includes('/application/'))).not.toEqual([]);
  });

  it('leave the commands of staff out of the code for guests', () => {
    const guestCode = pathsWith(/type: '(confirm|move|acceptChange|undo|enter)'/).filter((path) =>
      /\/(application\/guest|waiting-list|http\/personal-link)/.test(path),
    );
    expect(guestCode).toEqual(['src/contexts/booking/waiting-list/application/accept-offer.ts']);
  });
});
