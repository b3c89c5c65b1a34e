import { describeFailure } from '#web/features/booking/describeFailure.ts';

const failure = (details: Record<string, unknown>) => ({
  name: 'ApiFailure',
  message: '409',
  status: 409,
  refusal: {
    code: 'reservation_settled',
    message: 'La prenotazione è già stata chiusa (ufficio)',
    details,
  },
});

describe('a refused action on the tonight screen', () => {
  it('shows who acted first, and when in the time zone of the restaurant', () => {
    expect(describeFailure(failure({ by: 'ufficio', at: '2026-11-28T19:36:00.000Z' }))).toBe(
      'La prenotazione è già stata chiusa (ufficio) · alle 20:36',
    );
  });

  it('shows no time when the failure is not a conflict', () => {
    expect(describeFailure(failure({}))).toBe('La prenotazione è già stata chiusa (ufficio)');
    expect(describeFailure(new Error('lost'), 'Riprova tra qualche istante.')).toBe(
      'Riprova tra qualche istante.',
    );
    expect(describeFailure(new Error('lost'))).toBe('Non è riuscito. Riprova tra qualche istante.');
  });
});
