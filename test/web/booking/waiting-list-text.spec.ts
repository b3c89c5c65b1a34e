import {
  describeLateTurns,
  listLateTurns,
} from '#web/features/booking/waiting-list/waitingListText.ts';

const NOW = new Date('2026-11-28T19:36:00Z');
const entry = (date: string) => ({
  date,
  turns: ['19:00', '20:50', '21:30'].map((startTime) => ({
    timeSlotId: startTime,
    startTime,
    endTime: '',
  })),
});

describe('the turns of a guest on the waiting list', () => {
  it('cannot be offered from 30 minutes before they begin', () => {
    expect(listLateTurns(entry('2026-11-28'), NOW)).toEqual(['19:00', '20:50']);
    expect(listLateTurns(entry('2026-11-29'), NOW)).toEqual([]);
    expect(listLateTurns(entry('2026-11-27'), NOW)).toEqual(['19:00', '20:50', '21:30']);
  });

  it('are entered by telephone instead', () =>
    expect(describeLateTurns(['19:00', '20:50'])).toBe(
      '19:00 e 20:50: troppo tardi per un’offerta. Chiama e segna al telefono.',
    ));
});
