import type { TimeSlotView } from '#src/contracts/floor.ts';
import { dateIn } from '#test/support/calendar.ts';
import { wishFor, type Wish } from '#test/support/crowd.ts';
import { anyGuest, reservationOf, type Turn } from '#test/support/examples.ts';
import { insistOn, type Fleet } from './crowd.ts';

const NOBODY = { cookie: '', token: '' };
let guests = 0;

/** A guest whom no other test has, with a wish of their own. */
export const wishOf = (turn: Turn, over: Partial<Wish['request']> = {}): Wish =>
  wishFor(reservationOf(turn, { ...anyGuest(++guests), ...over }));

/** The turns of the demo house, in order of the day. */
export const slotsOf = async (fleet: Fleet): Promise<TimeSlotView[]> =>
  JSON.parse(
    (await insistOn(fleet, { method: 'GET', path: '/api/time-slots' }, NOBODY)).text,
  ) as TimeSlotView[];

/** Empty turns that nobody was given before, from a day two weeks ahead on. */
export const turnsOf = (slots: readonly TimeSlotView[]) => {
  let given = 0;
  return (count: number): Turn[] =>
    Array.from({ length: count }, () => {
      const place = given++;
      return {
        reservationDate: dateIn(14 + Math.floor(place / slots.length)),
        timeSlotId: slots[place % slots.length]!.id,
      };
    });
};
