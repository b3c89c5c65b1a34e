import { languages } from '#src/contracts/languages.ts';
import { refusalLanguages } from '#src/composition/translate-refusal.ts';

it('the server refuses in every language of the site', () =>
  expect([...refusalLanguages].sort()).toEqual([...languages].sort()));
