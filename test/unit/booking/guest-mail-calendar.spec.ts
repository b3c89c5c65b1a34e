import ICAL from 'ical.js';
import type { GuestMail } from '#src/contexts/booking/guest-mails/guest-mail.ts';
import {
  allSamples,
  composeGuestMail,
  mailBasics,
  sampleMails,
} from '#test/support/fixtures/guest-mails.ts';

/** ical.js is independent of the library that writes the file. */
const parse = (content: string) => {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const [event] = calendar.getAllSubcomponents('vevent');
  const read = (name: string) => String(event!.getFirstPropertyValue(name));
  return { calendar, read, method: String(calendar.getFirstPropertyValue('method')) };
};
const calendarOf = (mail: GuestMail) => parse(composeGuestMail(mail).calendar!.content);

describe('the calendar file of a mail', () => {
  it.each([
    ['received', 'PUBLISH', 'TENTATIVE'],
    ['confirmed', 'PUBLISH', 'CONFIRMED'],
    ['changed', 'PUBLISH', 'CONFIRMED'],
    ['reminder', 'PUBLISH', 'CONFIRMED'],
    ['declined-no-room', 'CANCEL', 'CANCELLED'],
    ['cancelled-by-guest', 'CANCEL', 'CANCELLED'],
    ['cancelled-closed', 'CANCEL', 'CANCELLED'],
  ] as const)('has for %s the method %s and the status %s', (name, method, status) => {
    const file = composeGuestMail(sampleMails[name]).calendar!;
    const { read, method: parsedMethod } = parse(file.content);
    expect([file.method, parsedMethod, read('status')]).toEqual([method, method, status]);
  });

  it.each(['confirmed', 'cancelled-by-guest'] as const)(
    'names for %s the sender of the mail as organizer',
    (name) => {
      expect(calendarOf(sampleMails[name]).read('organizer')).toBe(
        'mailto:tavoli@melagrana.example',
      );
    },
  );

  it('keeps its UID on another host', () => {
    const link = 'https://prenota.example/reservations/abc';
    const { read } = calendarOf({ ...sampleMails.confirmed, link });
    expect(read('uid')).toBe(calendarOf(sampleMails.confirmed).read('uid'));
  });

  it('is missing when a table is only offered', () => {
    expect(composeGuestMail(sampleMails.offer).calendar).toBeNull();
  });

  it('keeps the UID from the acceptance to the cancellation, with an increasing SEQUENCE', () => {
    const mails = ['confirmed', 'changed', 'cancelled-by-guest'] as const;
    const parsed = mails.map((name) => calendarOf(sampleMails[name]));
    const uid = mailBasics.reservation.id;
    expect(parsed.map(({ read }) => read('uid'))).toEqual([uid, uid, uid]);
    expect(parsed.map(({ read }) => Number(read('sequence')))).toEqual([2, 3, 4]);
  });

  it.each([
    ['2026-11-28', '2026-11-28T19:50:00Z'],
    ['2026-07-04', '2026-07-04T18:50:00Z'],
  ])('begins on %s at the local time of the restaurant', (date, start) => {
    const { read } = calendarOf({
      ...sampleMails.confirmed,
      reservation: { ...mailBasics.reservation, date },
    });
    expect(read('dtstart')).toBe(start);
  });

  it('begins at the arrival time that the guest chose', () => {
    const { read } = calendarOf({
      ...sampleMails.confirmed,
      reservation: { ...mailBasics.reservation, arrivalTime: '21:15' },
    });
    expect(read('dtstart')).toBe('2026-11-28T20:15:00Z');
    expect(read('description')).toContain('Arrivo alle 21:15.');
  });

  it('contains the given instant, the link, the address and no personal data', () => {
    const { read, calendar } = calendarOf(sampleMails.confirmed);
    expect(read('dtstamp')).toBe('2026-11-22T17:10:00Z');
    expect(read('url')).toBe(mailBasics.link);
    expect(read('location')).toBe('Melagrana, SP23b, provincia di Enna');
    expect(read('description')).toContain('K7Q4M2');
    expect(calendar.toString()).not.toContain('Chiara');
  });

  it('has lines of at most 75 octets that end with CR LF', () => {
    const files = allSamples.flatMap(({ mail }) => mail.calendar?.content ?? []);
    for (const file of files) {
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });
});
