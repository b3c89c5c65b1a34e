import { toGuestMail } from '#src/contexts/booking/guest-mails/to-guest-mail.ts';
import { requestedEvent } from '#test/support/builders/turn-facts.ts';

const RESERVATION_ID = '0b7c1a52-5c0f-4d5b-9a53-2a8f9a1d4e11';
const event = {
  ...requestedEvent,
  id: 'event',
  stream: `reservation-${RESERVATION_ID}`,
  version: 1,
  position: 1,
  at: '2027-03-10T09:00:00.000Z',
  actor: 'guest',
  subjectId: null,
} as const;
const guest = { email: 'agata@example.org', name: 'Agata Prova', language: 'it' } as const;
const createMail = (answerMinutes: number | null) =>
  toGuestMail({ event, moment: 'received' }, guest, {
    reservationId: RESERVATION_ID,
    link: 'https://melagrana.example/reservations/q7x2mdk4',
    answerMinutes,
    proposals: [],
  });

describe('the mail about a received request', () => {
  it('contains the usual answer time, if it is known', () => {
    expect(createMail(90)).toMatchObject({ moment: 'received', answerMinutes: 90 });
    expect(createMail(null)).not.toHaveProperty('answerMinutes');
  });
});
