import { readFileSync } from 'node:fs';
import { languages } from '#src/contracts/languages.ts';

/** Sentences about a seat that is held only within the limits of unconfirmed seats. */
const LIMITED = [
  'pass.changeRule',
  'pass.proposalRule',
  'pass.text.declinedProposals',
  'pass.text.closureProposals',
] as const;
const HOLD = /teniamo|\bhold\b|guardamos|guardar|gardons/i;
const USUALLY = /di solito|usually|solemos|en général/i;
const promises = (text: string): boolean => HOLD.test(text) && !USUALLY.test(text);

const readTexts = (language: string) =>
  JSON.parse(readFileSync(`web/shared/i18n/pass/${language}.json`, 'utf8')) as Record<
    string,
    string
  >;
const readMailText = (language: string): string => {
  const mails = readFileSync(`src/messaging/texts/${language}.ts`, 'utf8');
  return /'alternatives\.intro':\s*'(.*)',/.exec(mails)![1]!;
};

describe.each(languages)('a guest who waits for an answer reads in %s', (language) => {
  it.each(LIMITED)('no promise that a seat is always held: %s', (id) =>
    expect({ text: readTexts(language)[id], promises: promises(readTexts(language)[id]!) }).toEqual(
      { text: expect.any(String), promises: false },
    ),
  );

  it('no promise that a seat is always held in the mail with alternatives', () =>
    expect(promises(readMailText(language))).toBe(false));

  it('that both tables are usually held during a change', () =>
    expect(readTexts(language)['pass.changeRule']).toMatch(USUALLY));
});
