import { TOKENS } from '#src/composition/tokens.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { startNodeProcess } from '#test/support/services/child-process.ts';
import { buildGuest, buildReservationRequest } from '#test/support/builders/request-builders.ts';
import { startApp } from '#test/support/fixtures/running-app.ts';

/**
 * Each row: the instant of a search, the date and turn (sitting) searched for, and the expected
 * availability.
 */
const moments: readonly (readonly [
  instant: string,
  date: string,
  turn: string,
  meal: string,
  expectedAvailability: string,
])[] = [
  // On 28 March 2027 the clocks change from 02:00 to 03:00.
  ['2027-03-27T22:59:00Z', '2027-03-27', 'cena_terzo', 'cena', 'begun'],
  ['2027-03-27T23:01:00Z', '2027-03-27', 'cena_terzo', 'cena', 'date_past'],
  ['2027-03-27T22:59:00Z', '2027-03-28', 'pranzo_primo', 'pranzo', 'bookable'],
  ['2027-03-28T00:59:00Z', '2027-03-28', 'pranzo_primo', 'pranzo', 'bookable'],
  ['2027-03-28T01:01:00Z', '2027-03-28', 'pranzo_primo', 'pranzo', 'bookable'],
  ['2027-03-28T09:29:00Z', '2027-03-28', 'pranzo_primo', 'pranzo', 'bookable'],
  ['2027-03-28T09:31:00Z', '2027-03-28', 'pranzo_primo', 'pranzo', 'begun'],
  ['2027-03-28T16:29:00Z', '2027-03-28', 'cena_primo', 'cena', 'bookable'],
  ['2027-03-28T16:31:00Z', '2027-03-28', 'cena_primo', 'cena', 'begun'],
  ['2027-03-28T21:59:00Z', '2027-03-28', 'cena_terzo', 'cena', 'begun'],
  ['2027-03-28T22:01:00Z', '2027-03-28', 'cena_terzo', 'cena', 'date_past'],
  // On 31 October 2027 the clocks change from 03:00 back to 02:00, so that hour happens twice.
  ['2027-10-30T21:59:00Z', '2027-10-30', 'cena_terzo', 'cena', 'begun'],
  ['2027-10-30T22:01:00Z', '2027-10-30', 'cena_terzo', 'cena', 'date_past'],
  ['2027-10-31T00:30:00Z', '2027-10-31', 'pranzo_primo', 'pranzo', 'bookable'],
  ['2027-10-31T01:30:00Z', '2027-10-31', 'pranzo_primo', 'pranzo', 'bookable'],
  ['2027-10-31T10:29:00Z', '2027-10-31', 'pranzo_primo', 'pranzo', 'bookable'],
  ['2027-10-31T10:31:00Z', '2027-10-31', 'pranzo_primo', 'pranzo', 'begun'],
  ['2027-10-31T17:29:00Z', '2027-10-31', 'cena_primo', 'cena', 'bookable'],
  ['2027-10-31T17:31:00Z', '2027-10-31', 'cena_primo', 'cena', 'begun'],
  ['2027-10-31T22:59:00Z', '2027-10-31', 'cena_terzo', 'cena', 'begun'],
  ['2027-10-31T23:01:00Z', '2027-10-31', 'cena_terzo', 'cena', 'date_past'],
  // At the restaurant the new year begins at 23:00 UTC.
  ['2027-12-31T22:59:00Z', '2027-12-31', 'cena_terzo', 'cena', 'begun'],
  ['2027-12-31T23:01:00Z', '2027-12-31', 'cena_terzo', 'cena', 'date_past'],
  ['2027-12-31T23:01:00Z', '2028-01-01', 'pranzo_primo', 'pranzo', 'bookable'],
];

describe('dates and turns in restaurant time around both clock changes of 2027', () => {
  it.each(['UTC', 'America/Los_Angeles'])(
    'are correct on a machine in the time zone %s',
    async (zone) => {
      const probe = startNodeProcess(
        [
          '--import',
          'tsx',
          'test/support/drivers/daylight-saving-probe.ts',
          ...moments.map((moment) => moment.slice(0, 4).join('|')),
        ],
        { TZ: zone, TEST_DATABASE_SERVER: process.env['TEST_DATABASE_SERVER']! },
      );
      const code = await probe.ended;
      expect([code, probe.output()]).toEqual([0, expect.stringContaining('machineZone')]);
      const { machineZone, heard } = JSON.parse(probe.output()) as {
        machineZone: string;
        heard: Record<string, string>;
      };
      expect(machineZone).toBe(zone);
      expect(heard).toEqual(
        Object.fromEntries(moments.map((moment) => [moment.slice(0, 4).join('|'), moment[4]])),
      );
    },
  );
});

describe('the job that ends a service day at 04:00 in restaurant time', () => {
  /* Each row: a date, an instant before the end of its service day, and the instant of that end. */
  it.each([
    ['2027-03-27', '2027-03-28T01:59:00Z', '2027-03-28T02:00:00Z'],
    ['2027-10-30', '2027-10-31T02:59:00Z', '2027-10-31T03:00:00Z'],
    ['2027-06-15', '2027-06-16T01:59:00Z', '2027-06-16T02:00:00Z'],
  ])('leaves %s open until %s and ends it at %s', async (reservationDate, beforeEnd, endOfDay) => {
    const app = await startApp();
    try {
      const guest = app.guest();
      const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
      const { id: timeSlotId } = slots.find(({ turnKey }) => turnKey === 'cena_terzo')!;
      expect(
        (
          await guest.post(
            '/api/reservations',
            buildReservationRequest({ reservationDate, timeSlotId }, buildGuest(1)),
          )
        ).status,
      ).toBe(201);
      const endPastServiceDays = app.container.get(TOKENS.completeOrExpirePastReservations);
      app.clock.set(beforeEnd);
      expect(await endPastServiceDays()).toBe(0);
      app.clock.set(endOfDay);
      expect(await endPastServiceDays()).toBe(1);
    } finally {
      await app.stop();
    }
  });
});
