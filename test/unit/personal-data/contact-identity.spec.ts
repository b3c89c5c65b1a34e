import fc from 'fast-check';
import {
  matchContacts,
  toContactKeys,
  toEmailKey,
  toNameKey,
  toPhoneKey,
} from '#src/personal-data/contact-identity.ts';
import { lookAlikeOf, phones, spellingsOf, toInternational } from './phone-numbers-of-countries.ts';

const PAIRS = 10_000;

describe('the key of a telephone number', () => {
  it('is equal exactly if the international numbers are equal, for 10,000 pairs', () => {
    const pairs = phones.chain((one) =>
      fc.oneof(fc.constant(one), lookAlikeOf(one), phones).chain((other) =>
        fc.record({
          numbers: fc.constant([toInternational(one), toInternational(other)] as const),
          spellings: fc.tuple(spellingsOf(one), spellingsOf(other)),
        }),
      ),
    );
    const seen = { equal: 0, sameEnding: 0 };
    fc.assert(
      fc.property(pairs, ({ numbers: [one, other], spellings }) => {
        if (one === other) seen.equal += 1;
        else if (one.slice(-9) === other.slice(-9)) seen.sameEnding += 1;
        expect(spellings.map(toPhoneKey)).toEqual([one, other]);
      }),
      { numRuns: PAIRS },
    );
    expect(Math.min(seen.equal, seen.sameEnding)).toBeGreaterThan(PAIRS / 50);
  });

  it.each([
    ['0935 512345', '+390935512345'],
    ['+39 393 551 2345', '+393935512345'],
    ['+1 212 555 0143', '+12125550143'],
    ['+1 312 555 0143', '+13125550143'],
    ['0935 000 000', '+390935000000'],
  ])('of %s is %s', (phone, key) => expect(toPhoneKey(phone)).toBe(key));

  it.each([null, '', 'x', '12345', '+39 12345', '000000000', '0000000000', '+39 111111111', '+1'])(
    'does not exist for %j, which identifies no person',
    (phone) => expect(toPhoneKey(phone)).toBeNull(),
  );
});

describe('the key of an e-mail address', () => {
  it.each([
    ['Anna@X.it', 'anna@x.it'],
    [' anna@x.it. ', 'anna@x.it'],
    ['info@MÜLLER.de', 'info@xn--mller-kva.de'],
    ['josé@example.org', 'josé@example.org'],
    ['anna+vino@x.it', 'anna+vino@x.it'],
  ])('of %j is %s', (email, key) => expect(toEmailKey(email)).toBe(key));

  it.each([null, '', '@x.it', 'anna', 'anna@'])('does not exist for %j', (email) =>
    expect(toEmailKey(email)).toBeNull(),
  );
});

describe('the key of a name', () => {
  it.each([
    ['Chiara  FERRARA', 'chiara ferrara'],
    ['Ferrara, Chiara', 'chiara ferrara'],
    ['Nicolò D’Angelo', 'dangelo nicolo'],
    ["Nicolo' D'Angelo", 'dangelo nicolo'],
  ])('of %s is %s', (name, key) => expect(toNameKey(name)).toBe(key));

  it.each([null, '', ' - '])('does not exist for %j', (name) => expect(toNameKey(name)).toBeNull());
});

describe('two contacts', () => {
  const ANNA = { name: 'Anna Rossi', phone: '0935 512345', email: 'anna@x.it' };
  it.each([
    ['certain', { name: 'Rossi Anna', phone: '+39 0935 512345' }],
    ['certain', { name: 'Anna Rossi', email: 'ANNA@X.IT' }],
    ['perhaps', { name: 'Bruno Rossi', phone: '0935 512345' }],
    ['perhaps', { name: null, phone: '0935 512345' }],
    ['perhaps', { name: 'Anna Rossi', phone: '0935 512345', email: 'altra@x.it' }],
    ['perhaps', { name: 'Anna Rossi', phone: '347 0000441', email: 'anna@x.it' }],
    ['perhaps', { name: 'Bruno Rossi', email: 'anna@x.it' }],
    ['no', { name: 'Anna Rossi', phone: '+39 393 551 2345' }],
    ['no', { name: 'Anna Rossi' }],
  ] as const)('are %s one person: %j', (match, other) => {
    const keys = toContactKeys({ phone: null, email: null, ...other });
    expect([
      matchContacts(toContactKeys(ANNA), keys),
      matchContacts(keys, toContactKeys(ANNA)),
    ]).toEqual([match, match]);
  });

  it('are not one person because both have a placeholder', () => {
    const keys = toContactKeys({ name: 'Anna Rossi', phone: '000000000', email: null });
    expect(matchContacts(keys, keys)).toBe('no');
  });
});
