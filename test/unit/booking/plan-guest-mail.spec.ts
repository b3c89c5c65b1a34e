import { planGuestMail } from '#src/contexts/booking/application/guest-messages/plan-guest-mail.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { confirmedEvent, requestedEvent, seat } from '#test/support/builders/turn-facts.ts';

const DAY_BEFORE = '2027-03-12';
const record = (events: readonly ReservationEvent[]): RecordedEvent<ReservationEvent>[] =>
  events.map((event, index) => ({
    ...event,
    id: `event-${index + 1}`,
    stream: 'reservation-1',
    version: index + 1,
    position: index + 1,
    at: '2027-03-11T10:00:00.000Z',
    actor: 'system',
    subjectId: null,
  }));
const planMoment = (events: readonly ReservationEvent[], number: number, today = DAY_BEFORE) =>
  planGuestMail(record(events), `event-${number}`, today)?.moment ?? null;

const reminder: ReservationEvent = { type: 'ReminderDue', data: { seat } };
const linkOpened: ReservationEvent = { type: 'GuestOpenedLink', data: { seat } };
const undone = { type: 'LastActionUndone', data: { seat } } as ReservationEvent;
const moved = {
  type: 'ReservationMoved',
  data: { seat: { ...seat, date: '2027-03-20' } },
} as ReservationEvent;

describe('the mail about an event', () => {
  it('is "received" for a request and "confirmed" for an acceptance', () => {
    expect(planMoment([requestedEvent, confirmedEvent], 1)).toBe('received');
    expect(planMoment([requestedEvent, confirmedEvent], 2)).toBe('confirmed');
  });

  it('is not sent after an undo, even if the guest opened the link in between', () => {
    expect(planMoment([requestedEvent, confirmedEvent, undone], 2)).toBeNull();
    expect(planMoment([requestedEvent, confirmedEvent, linkOpened, undone], 2)).toBeNull();
    expect(planMoment([requestedEvent, confirmedEvent, linkOpened, undone], 1)).toBe('received');
  });

  it('is not sent when the guest only opens the link', () =>
    expect(planMoment([requestedEvent, confirmedEvent, linkOpened], 3)).toBeNull());

  it('is a reminder only on the day before, if the reservation was not cancelled or moved', () => {
    const past = [requestedEvent, confirmedEvent, reminder];
    expect(planMoment(past, 3)).toBe('reminder');
    expect(planMoment(past, 3, seat.date)).toBeNull();
    expect(
      planMoment([...past, { type: 'ReservationCancelledByGuest', data: { seat } }], 3),
    ).toBeNull();
    expect(planMoment([...past, moved], 3)).toBeNull();
  });

  it('is null for an event that is not in the stream', () =>
    expect(planMoment([requestedEvent], 7)).toBeNull());
});
