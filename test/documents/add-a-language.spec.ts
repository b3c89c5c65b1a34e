import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readSourceFiles } from '#test/support/assertions/source-files.ts';
import { copySourceTree } from '#test/support/fixtures/copied-source-tree.ts';

/** German texts of the test. All other messages keep their English text. */
const GERMAN: Readonly<Record<string, string>> = {
  'nav.reservations': 'Reservierungen',
  'nav.main': 'Hauptnavigation',
};
const AREAS = ['site', 'home', 'booking', 'pass', 'menu', 'events'];
const LIST = 'src/contracts/languages.ts';
const MESSAGES = 'web/shared/i18n/loadMessages.ts';
const TEXTS = 'src/messages/format-message.ts';
const CHAT_TEXTS = 'src/messages/guest-chats/offer-chat-text.ts';
const GUEST_TEXTS = 'web/shared/guestTexts/composeGuestText.ts';
const MAIL_TEXTS = 'src/messaging/texts/texts-by-language.ts';

const guide = readFileSync('docs/how-to/add-a-language.md', 'utf8');
const [, diff = ''] = /```diff\n([^]*?)```/.exec(guide) ?? [];
const filesWithLanguages = readSourceFiles('src', 'web')
  .filter(({ path }) => /\.tsx?$/.test(path))
  .filter(({ path, text }) => path === LIST || text.includes('contracts/languages.ts'))
  .map(({ path }) => path);

let tree: ReturnType<typeof copySourceTree>;
beforeAll(() => {
  tree = copySourceTree();
});
afterAll(() => tree.remove());

const addTexts = () => {
  for (const area of AREAS) {
    const english = JSON.parse(tree.read(`web/shared/i18n/${area}/en.json`)) as object;
    const german = Object.entries(english).map(([id, text]) => [id, GERMAN[id] ?? text]);
    tree.write(`web/shared/i18n/${area}/de.json`, JSON.stringify(Object.fromEntries(german)));
  }
  tree.write(
    'web/shared/guestTexts/de.ts',
    tree.read('web/shared/guestTexts/en.ts').replace('english', 'german'),
  );
  for (const folder of [
    'src/messages/fields',
    'src/messages/refusals',
    'src/messaging/texts',
    'src/messaging/texts/quotes',
  ])
    tree.write(
      `${folder}/de.ts`,
      tree
        .read(`${folder}/en.ts`)
        .replaceAll('english', 'german')
        .replace('quotes/en.ts', 'quotes/de.ts')
        .replace(/field_required: '.*'/, "field_required: 'Pflichtfeld'"),
    );
};

const evaluateInTree = (program: string): unknown =>
  JSON.parse(
    execFileSync('node', ['--import', 'tsx', '--input-type=module', '--eval', program], {
      cwd: tree.folder,
      encoding: 'utf8',
    }),
  );

describe('the change in docs/how-to/add-a-language.md', () => {
  it('breaks the compilation of six files when only the list has the language', () => {
    const original = tree.read(LIST);
    tree.write(LIST, original.replace("'fr']", "'fr', 'de']"));
    expect(tree.findFilesWithErrors(filesWithLanguages).sort()).toEqual([
      LIST,
      TEXTS,
      CHAT_TEXTS,
      MAIL_TEXTS,
      GUEST_TEXTS,
      MESSAGES,
    ]);
    tree.write(LIST, original);
  });

  it('does not compile without the German texts', () => {
    tree.applyDiff(diff);
    const catalogues = [TEXTS, MAIL_TEXTS, MESSAGES];
    expect(tree.findFilesWithErrors(catalogues).sort()).toEqual(catalogues);
  });

  it('compiles with the German texts', () => {
    addTexts();
    expect(tree.findFilesWithErrors(filesWithLanguages)).toEqual([]);
  });

  it('adds the language to pages, links, the sitemap and refusals', () => {
    expect(
      evaluateInTree(`
        const { languageAlternates } = await import('#web/app/seo/headTags.ts');
        const { site } = await import('#web/app/seo/sitemapRobotsAndManifest.ts');
        const { parseLanguageParam } = await import('#web/shared/i18n/languageParam.ts');
        const { loadMessages } = await import('#web/shared/i18n/loadMessages.ts');
        const { translateMessage } = await import('#src/messages/format-message.ts');
        const { addresses } = site('https://melagrana.example');
        console.log(JSON.stringify([
          parseLanguageParam('?lang=de'),
          languageAlternates('https://melagrana.example', '/menu').find(({ hreflang }) => hreflang === 'de').href,
          addresses.filter(({ href }) => href.includes('lang=de')).length * 5 === addresses.length,
          (await loadMessages('de', ['site']))['nav.reservations'][0].value,
          translateMessage({ id: 'field_required' }, 'de'),
        ]));
      `),
    ).toEqual([
      'de',
      'https://melagrana.example/menu?lang=de',
      true,
      'Reservierungen',
      'Pflichtfeld',
    ]);
  });
});
