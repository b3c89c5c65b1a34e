import fc from 'fast-check';
import { parseByteRange } from '#src/platform/http/static/byte-range.ts';

describe('a range of a file of 1000 bytes', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
  ])('%s is that part', (header, range) => expect(parseByteRange(header, 1_000)).toEqual(range));

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s is beyond its end', (header) =>
    expect(parseByteRange(header, 1_000)).toBe('unsatisfiable'),
  );

  it.each(['', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-9', 'lines=0-9', 'bytes=a-b'])(
    '%p asks for nothing that we understand: the whole file',
    (header) => expect(parseByteRange(header, 1_000)).toBeNull(),
  );

  it('never leaves the file, whatever is asked', () =>
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (first, last, size) => {
        const range = parseByteRange(`bytes=${first}-${last}`, size);
        if (range === null || range === 'unsatisfiable') return;
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(size);
      }),
    ));
});
