import {
  customerName,
  customerPhone,
  singleLine,
  nameLine,
  optionalText,
  requiredText,
} from '#src/contracts/common/fields.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const parseName = (text: string) => customerName.safeParse(text);
const messageFor = (text: string) => fieldText(parseName(text).error?.issues[0]?.message);

const FAMILY = '👨‍👩‍👧‍👦';

describe('a name', () => {
  it.each([
    ['', 'Il nome è obbligatorio'],
    ['   ', 'Il nome è obbligatorio'],
    ['\u200b', 'Il nome è obbligatorio'],
    ['\u3164', 'Il nome è obbligatorio'],
    ['\ufe0f', 'Il nome è obbligatorio'],
    ['\u200d', 'Il nome è obbligatorio'],
    ['...', 'Indica almeno una lettera o un numero'],
    ['\u202e!', 'Indica almeno una lettera o un numero'],
    ['👍', 'Indica almeno una lettera o un numero'],
    ['Anna\n=1+1', 'Scrivi su una sola riga'],
    ['Anna\r=1', 'Scrivi su una sola riga'],
    ['Anna\r\nx', 'Scrivi su una sola riga'],
    ['Anna\u2028x', 'Scrivi su una sola riga'],
    ['Anna\u0085x', 'Scrivi su una sola riga'],
    ['a\u0000b', 'Il testo contiene caratteri non ammessi'],
    ['a\u009bb', 'Il testo contiene caratteri non ammessi'],
    ['a\ud800', 'Il testo contiene caratteri non ammessi'],
    ['x'.repeat(101), 'Massimo 100 caratteri'],
  ])('rejects %j', (text, message) => expect(messageFor(text)).toBe(message));

  it.each([
    ['\u202egnip', 'gnip'],
    ['An\u200bna', 'Anna'],
    ['\u2067Anna\u2069', 'Anna'],
    ['Niccolo\u0300', 'Niccolò'],
    ['An\u00adna', 'Anna'],
    ['Anna\ufeff', 'Anna'],
    ['Anna\tRosa', 'Anna Rosa'],
    ['Anna\u00a0Rosa', 'Anna Rosa'],
    ['Anna\n', 'Anna'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['क्\u200dष', 'क्\u200dष'],
    [`Anna ${FAMILY}`, `Anna ${FAMILY}`],
    ['Anna ❤️', 'Anna ❤️'],
    ['Anna\u200d\u200d Rosa', 'Anna Rosa'],
    ['a\u200d\u200c\u200db', 'a\u200db'],
    ['Ａｇａｔａ', 'Ａｇａｔａ'],
    ['O’Brien', 'O’Brien'],
    ['李', '李'],
    ['7', '7'],
  ])('stores %j as %j', (text, stored) => expect(parseName(text).data).toBe(stored));

  it('does not change when it is cleaned a second time', () => {
    for (const text of ['An\u200b\u0301na', 'e\u200b\u0301', 'a\u202e\u200d\u202cb'])
      expect(parseName(parseName(text).data!).data).toBe(parseName(text).data);
  });

  it('is cleaned in less than 1 s when a character is repeated 30,000 times', () => {
    const began = performance.now();
    for (const piece of ['\u200d', '\ufe0f', '\u200d\ufe0f', 'a\u200d', ' ', 'e\u0301', '\u202e'])
      parseName(piece.repeat(30_000));
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe('another text field', () => {
  it('keeps its lines, with every line break as LF', () =>
    expect(requiredText(50, 'x').parse('a\r\nb\rc\u2028d\ne')).toBe('a\nb\nc\nd\ne'));
  it('is null without a visible character when it is optional', () =>
    expect(optionalText(50).parse('\u200b \u2066')).toBeNull());
  it('accepts a symbol alone when it is a single line', () =>
    expect(singleLine(50).parse(' € ')).toBe('€'));
  it('rejects a symbol alone when it is a name', () =>
    expect(nameLine(50, 'x').safeParse('€').success).toBe(false));
  it('rejects a line break when it is a telephone number', () =>
    expect(customerPhone.safeParse('0935\n000101').success).toBe(false));
});
