import fc from 'fast-check';
import { referenceCode } from '#src/contracts/common/fields.ts';
import { parseReferenceCode, toReferenceCode } from '#src/kernel/reference-code.ts';

const idOf = (bits: number) => bits.toString(16).padStart(9, '0');
const anyCode = fc.integer({ min: 0, max: 2 ** 35 - 1 }).map((bits) => toReferenceCode(idOf(bits)));
const LABELS = [
  '',
  ' ',
  'Codice ',
  'codice: ',
  'rif. ',
  'Ref ',
  'n. ',
  'nr ',
  'n° ',
  '#',
  'Code: ',
  'Prenotazione n. ',
];
const SEPARATORS = ['-', '', ' ', '\u2013', '\u2011', '.', '_'];

describe('a typed code of a reservation', () => {
  it('is the same code in capitals or small letters, after any label and with any dash', () => {
    fc.assert(
      fc.property(
        anyCode,
        fc.constantFrom(...LABELS),
        fc.constantFrom(...SEPARATORS),
        fc.boolean(),
        (code, label, separator, small) => {
          const typed = (small ? code.toLowerCase() : code).replace('-', separator);
          expect(referenceCode.parse(label + typed)).toBe(code);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it.each(['N23-4567', 'n23-4567', 'NR2-4567', 'REF-4567', 'rf1-2345'])(
    'is not shortened to a label and a rest: %s',
    (typed) => expect(referenceCode.parse(typed)).toBe(typed.toUpperCase()),
  );

  it('stays as it was typed if it is no code, and matches nothing', () => {
    expect(referenceCode.parse('mario 4567')).toBe('mario 4567');
    expect(parseReferenceCode('mario 4567')).toBeNull();
  });
});
