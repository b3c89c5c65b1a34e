import fc from 'fast-check';
import { customerEmail, customerPhone, emailAddress } from '#src/contracts/common/fields.ts';
import { findExtension, findPhoneProblem, toE164 } from '#src/contracts/common/phone-number.ts';
import { normalizeEmail } from '#src/contracts/common/text-input/normalize-email.ts';
import { normalizePhone } from '#src/contracts/common/text-input/normalize-phone.ts';
import { acceptedEmails, refusedEmails } from '#test/support/builders/typed-email-addresses.ts';
import { acceptedPhones, refusedPhones } from '#test/support/builders/typed-phone-numbers.ts';

const findPhoneCode = (typed: string): string | null => {
  const { success, data, error } = customerPhone.safeParse(typed);
  return success ? findPhoneProblem(data) : error.issues[0]!.message;
};
const findEmailCode = (typed: string): string | undefined =>
  emailAddress('email_invalid').safeParse(typed).error?.issues[0]?.message;

describe('a typed telephone number', () => {
  it.each(acceptedPhones)('%j is accepted, and stored as %j', (typed, stored) => {
    expect([findPhoneCode(typed), customerPhone.safeParse(typed).data]).toEqual([null, stored]);
  });

  it.each(refusedPhones)('%j is refused with %s', (typed, code) =>
    expect(findPhoneCode(typed)).toBe(code),
  );

  it('is limited to 20 characters in its stored form', () => {
    const long = '+49 (0) 170 \u2013 123 45 67 \u2013';
    expect(long.length).toBeGreaterThan(20);
    expect(customerPhone.parse(long)).toBe('+49 170 - 123 45 67');
  });

  it.each([
    ['0935 123456 ext. 89', '89'],
    ['tel:+390935123456;ext=7', '7'],
    ['0935 123456', null],
    ['0935 x 3', null],
  ])('%j has the extension %j, which is not stored', (typed, extension) =>
    expect(findExtension(typed)).toBe(extension),
  );
});

describe('a typed e-mail address', () => {
  it.each(acceptedEmails)('%j is accepted, and stored as %j', (typed, stored) =>
    expect(emailAddress('email_invalid').safeParse(typed).data).toBe(stored),
  );

  it.each(refusedEmails)('%j is refused with %s', (typed, code) =>
    expect(findEmailCode(typed)).toBe(code),
  );

  it('is missing when it has no visible character', () =>
    expect(customerEmail.parse(' \u00A0\u200B')).toBeNull());

  it('is limited to 150 characters in its stored form', () => {
    expect(customerEmail.parse(`${' '.repeat(100)}${'a'.repeat(60)}@example.it`)).toHaveLength(71);
    expect(findEmailCode(`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.it`)).toBe(
      'text_too_long?max=150',
    );
  });
});

/** Characters of telephone numbers and e-mail addresses, and those that programs add to them. */
const PIECES = [
  ...Array.from('0123456789+-./()[]<>,;:x#@?=%"\' \n'),
  ...Array.from('\u00A0\u200B\u200D\u2011\u2013\u202A\u2068\uFEFF\u00AD\uFF0B\uFF10\u0663\u3002'),
  ...Array.from('üé'),
  'ext.',
  'tel:',
  'mailto:',
  'Tel. ',
  '(0)',
  '00',
  '+39',
  '%20',
  'anna',
  '.it',
];
const typedText = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 24 })
  .map((all) => all.join(''));

describe('text of any kind', () => {
  it.each([
    ['telephone number', normalizePhone],
    ['e-mail address', normalizeEmail],
  ])('does not change when it is normalized twice as a %s', (_, normalize) =>
    fc.assert(
      fc.property(fc.oneof(typedText, fc.string({ unit: 'binary' })), (typed) => {
        expect(normalize(normalize(typed))).toBe(normalize(typed));
      }),
      { numRuns: 3_000 },
    ),
  );

  it('keeps the digits of a telephone number when marks and blanks are added', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('+39 333 123 4567', '0935 123456', '+44 20 7946 0018', '+1 415 555 2671'),
        fc.constantFrom(' ', '\u00A0', '\u2011', '\u2013', '.', '/', '\u200B', '\u2009'),
        fc.constantFrom('', '\u202A', 'Tel. ', 'tel:'),
        (number, separator, before) => {
          const typed = `${before}${number.replaceAll(' ', separator)}`;
          expect(toE164(customerPhone.parse(typed))).toBe(toE164(number));
        },
      ),
    ));

  it('is normalized in less than 1 s when it is long', () => {
    const began = performance.now();
    for (const piece of ['tel.', '1 ', '(0)', '@', '. ', 'x1', '<', ' @ '])
      for (const length of [390, 100_000]) {
        const typed = piece.repeat(length / piece.length);
        normalizePhone(typed);
        normalizeEmail(typed);
      }
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
