import {
  customerName,
  customerPhone,
  singleLine,
  nameLine,
  optionalText,
  requiredText,
} from '#src/contracts/common/fields.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const name = (text: string) => customerName.safeParse(text);
const messageFor = (text: string) => fieldText(name(text).error?.issues[0]?.message);

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
  ])('%j is kept as %j', (text, stored) => expect(name(text).data).toBe(stored));

  it('is cleaned once and for all', () => {
    for (const text of ['An\u200b\u0301na', 'e\u200b\u0301', 'a\u202e\u200d\u202cb'])
      expect(name(name(text).data!).data).toBe(name(text).data);
  });

  it('is cleaned in a time that grows with its length alone', () => {
    const began = performance.now();
    for (const piece of ['\u200d', '\ufe0f', '\u200d\ufe0f', 'a\u200d', ' ', 'e\u0301', '\u202e'])
      name(piece.repeat(30_000));
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe('other text', () => {
  it('keeps its lines, all broken the same way', () =>
    expect(requiredText(50, 'x').parse('a\r\nb\rc\u2028d\ne')).toBe('a\nb\nc\nd\ne'));
  it('is null when nothing visible was said', () =>
    expect(optionalText(50).parse('\u200b \u2066')).toBeNull());
  it('of one line may do without letters', () => expect(singleLine(50).parse(' € ')).toBe('€'));
  it('that names something needs a letter or a digit', () =>
    expect(nameLine(50, 'x').safeParse('€').success).toBe(false));
  it('of a telephone has no line break', () =>
    expect(customerPhone.safeParse('0935\n000101').success).toBe(false));
});
