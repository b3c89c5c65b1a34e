import { deletionOutcome, mustRetire } from '#src/contexts/booking/floor/deletion-policy.ts';
import { formatItalian } from '#src/messages/format-message.ts';
import { message } from '#src/messages/message.ts';
import { catchRefusal } from '#test/support/assertions/decider-specification.ts';
import { isBlocked } from '#src/contexts/booking/floor/tables/block-tables.ts';

describe('the deletion of a table or time slot', () => {
  it.each([
    [{ upcoming: 0, wasEverReserved: false }, 'erased'],
    [{ upcoming: 0, wasEverReserved: true }, 'retired'],
    [{ upcoming: 1, wasEverReserved: true }, 'kept'],
  ] as const)('has for %j the outcome %s', (use, outcome) =>
    expect(deletionOutcome(use)).toBe(outcome),
  );

  it.each([
    [1, 'Il tavolo «Sala 1» ha una prenotazione futura: spostala o annullala prima di eliminare.'],
    [3, 'Il tavolo «Sala 1» ha 3 prenotazioni future: spostale o annullale prima di eliminare.'],
  ])(
    'is refused with %i upcoming reservations, and the message states the number',
    (upcoming, sentence) => {
      const table = message('subject.table', { name: 'Sala 1' });
      const refusal = catchRefusal(() =>
        mustRetire({ upcoming, wasEverReserved: true }, table),
      )!.refusal;
      expect(refusal).toMatchObject({ code: 'still_reserved', details: { upcoming } });
      expect(formatItalian(refusal.message)).toBe(sentence);
    },
  );
});

it('blocks a table that is unavailable or allows no reservations', () => {
  const flags = [
    [true, 1],
    [false, 1],
    [true, 0],
    [false, 0],
  ] as const;
  expect(
    flags.map(([isAvailable, maxReservations]) => isBlocked({ isAvailable, maxReservations })),
  ).toEqual([false, true, true, true]);
});
