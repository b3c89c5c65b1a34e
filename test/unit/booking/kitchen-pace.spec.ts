import {
  findNextArrivalTime,
  listFullArrivalTimes,
} from '#src/contexts/booking/domain/kitchen-pace.ts';
import { admissionRules } from '#src/contexts/booking/domain/admission-rules.ts';
import { computeAvailability } from '#src/contexts/booking/domain/availability.ts';
import { firstRefusal } from '#src/contexts/booking/domain/check-admission.ts';
import { buildBookingRequest, buildTurnFacts } from '#test/support/builders/turn-facts.ts';

const createFacts = (covers: Readonly<Record<string, number>>) =>
  buildTurnFacts({
    kitchenPace: 28,
    arrivals: Object.entries(covers).map(([time, count]) => ({ time, covers: count })),
  });

describe('the pace of the kitchen', () => {
  it('counts the covers of the party towards the maximum of 28 per quarter', () => {
    const evening = createFacts({ '19:00': 26, '19:15': 27 });
    expect(listFullArrivalTimes(1, evening)).toEqual([]);
    expect(listFullArrivalTimes(2, evening)).toEqual(['19:15']);
    expect(listFullArrivalTimes(3, evening)).toEqual(['19:00', '19:15']);
    expect(computeAvailability(2, evening).fullArrivalTimes).toEqual(['19:15']);
  });

  it('returns the next quarter with enough covers left, or null', () => {
    const evening = createFacts({ '20:15': 28, '20:30': 28, '20:45': 20 });
    expect(findNextArrivalTime(2, '20:15', evening)).toBe('20:45');
    expect(findNextArrivalTime(9, '20:15', evening)).toBeNull();
  });

  it('refuses a request for a full quarter, and names the next free quarter', () => {
    const refusalAt = (arrivalTime: string | null) =>
      firstRefusal(
        admissionRules,
        buildBookingRequest({ arrivalTime }),
        createFacts({ '19:00': 28, '20:15': 28, '20:45': 28 }),
      );
    expect(refusalAt('20:15')).toMatchObject({
      kind: 'invalid',
      code: 'arrival_full',
      fields: { arrivalTime: { id: 'arrival_full', values: { nextArrival: '20:30' } } },
    });
    expect(refusalAt('20:45')).toMatchObject({
      code: 'arrival_full',
      fields: { arrivalTime: { id: 'arrival_full.last' } },
    });
    expect([refusalAt('20:30'), refusalAt(null)]).toEqual([null, null]);
  });

  it('accepts a party above the pace at every quarter without other covers', () => {
    expect(listFullArrivalTimes(30, createFacts({ '19:15': 1 }))).toEqual(['19:15']);
  });
});
