import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KEEP = 'Torna indietro';

type DialogFile = { readonly path: string; readonly labels: readonly string[] };

const firstWord = (label: string): string =>
  label
    .trim()
    .split(/[\s,]+/)[0]!
    .toLowerCase();

const FORM_CLOSE = 'Chiudi';

const listPassedLabels = (source: string): string[] =>
  [...source.matchAll(/\b(?:confirm|submitLabel|label)="([^"]+)"/g)].map(([, text]) => text!);

/** Texts of buttons without expressions, and labels that are passed to a shared dialog or form. */
const listLabels = (source: string): string[] => {
  if (/<(?:ConfirmDialog|StepDialog)\b/.test(source)) return [...listPassedLabels(source), KEEP];
  const buttons = [...source.matchAll(/<Button\b[^]*?>\s*([^<>{}]+?)\s*<\/Button>/g)];
  return [
    ...buttons.map(([, text]) => text!),
    ...(source.includes('<FormActions') ? [...listPassedLabels(source), FORM_CLOSE] : []),
  ];
};

const dialogs: readonly DialogFile[] = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => join('web', path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
  .filter(({ source }) => /<(?:ConfirmDialog|StepDialog|Dialog)\b/.test(source))
  .map(({ path, source }) => ({ path, labels: listLabels(source) }));

describe('the buttons of every dialog', () => {
  it('include the one that keeps, which says "Torna indietro"', () => {
    for (const folder of ['shared/ui/feedback/Confirm', 'features/private-events/pipeline/Step'])
      expect(readFileSync(`web/${folder}Dialog.tsx`, 'utf8')).toContain(` ${KEEP}\n`);
    expect(dialogs.length).toBeGreaterThan(25);
  });

  it.each(dialogs.map(({ path, labels }) => [path, labels] as const))(
    'never share a verb, and none is "Annulla" alone: %s',
    (_, labels) => {
      const verbs = labels.map(firstWord);
      expect(labels).not.toContain('Annulla');
      expect(verbs.filter((verb, at) => verbs.indexOf(verb) !== at)).toEqual([]);
    },
  );
});
