import { customerPhone } from '#src/contracts/common/fields.ts';
import { findPhoneProblem, formatPhone, toE164 } from '#src/contracts/common/phone-number.ts';

describe('a telephone number', () => {
  it.each([
    ['333 123 4567', '+39 333 123 4567'],
    ['0039 333/123-4567', '+39 333 123 4567'],
    ['0935 000 101', '+39 0935 000101'],
    ['06 1234 5678', '+39 06 1234 5678'],
    ['800 123456', '+39 800 123 456'],
    ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ])('%s can be dialled, and is formatted as %s', (typed, formatted) => {
    expect([findPhoneProblem(typed), formatPhone(typed)]).toEqual([null, formatted]);
  });

  it.each(['333 12', '333 123 45', '333 1234 567890', '0935', '+33 6 12', '+99 123 456 789', 'x'])(
    '%s is incomplete',
    (typed) => {
      expect(findPhoneProblem(typed)).toBe('phone_incomplete');
    },
  );

  it('can be dialled when only its length can be verified', () => {
    expect(findPhoneProblem('+1 555 123 4567')).toBeNull();
  });

  it('has the same full international number before and after it is stored', () => {
    for (const typed of ['(0935) 51.23.45', '+49 (0) 170 / 123 45 67', 'tel:0039-347-000-0441'])
      expect(toE164(customerPhone.parse(typed))).toBe(toE164(typed));
  });
});

describe('the full international number', () => {
  it.each([
    ['0935 512345', '+390935512345'],
    ['(0935) 51.23.45', '+390935512345'],
    ['+39 393 551 2345', '+393935512345'],
    ['0039 347/000-0441', '+393470000441'],
    ['393470000441', '+393470000441'],
    ['+1 212 555 0143', '+12125550143'],
    ['+1 312 555 0143', '+13125550143'],
    ['347 000 0441 x89', '+393470000441'],
  ])('of %s is %s', (typed, number) => expect(toE164(typed)).toBe(number));

  it.each(['', 'x', '12345', '1'.repeat(20), '+999 123 456 789'])('of %s does not exist', (typed) =>
    expect(toE164(typed)).toBeNull(),
  );
});
