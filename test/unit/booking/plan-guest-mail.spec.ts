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
const plan = (events: readonly ReservationEvent[], number: number, today = DAY_BEFORE) =>
  planGuestMail(record(events), `event-${number}`, today)?.moment ?? null;

const reminder: ReservationEvent = { type: 'ReminderDue', data: { seat } };
const opened: ReservationEvent = { type: 'GuestOpenedLink', data: { seat } };
const undone = { type: 'LastActionUndone', data: { seat } } as ReservationEvent;
const moved = {
  type: 'ReservationMoved',
  data: { seat: { ...seat, date: '2027-03-20' } },
} as ReservationEvent;

describe('the mail about an event', () => {
  it('tells of the request and of the acceptance', () => {
    expect(plan([requestedEvent, confirmedEvent], 1)).toBe('received');
    expect(plan([requestedEvent, confirmedEvent], 2)).toBe('confirmed');
  });

  it('is not sent after an undo, even if the guest opened the link in between', () => {
    expect(plan([requestedEvent, confirmedEvent, undone], 2)).toBeNull();
    expect(plan([requestedEvent, confirmedEvent, opened, undone], 2)).toBeNull();
    expect(plan([requestedEvent, confirmedEvent, opened, undone], 1)).toBe('received');
  });

  it('is not sent about what a guest only reads', () =>
    expect(plan([requestedEvent, confirmedEvent, opened], 3)).toBeNull());

  it('reminds only on the day before, of a visit that still takes place', () => {
    const past = [requestedEvent, confirmedEvent, reminder];
    expect(plan(past, 3)).toBe('reminder');
    expect(plan(past, 3, seat.date)).toBeNull();
    expect(plan([...past, { type: 'ReservationCancelledByGuest', data: { seat } }], 3)).toBeNull();
    expect(plan([...past, moved], 3)).toBeNull();
  });

  it('is none for an event of another database', () =>
    expect(plan([requestedEvent], 7)).toBeNull());
});
