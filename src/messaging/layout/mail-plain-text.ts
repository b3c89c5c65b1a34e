import {
  compile,
  type FormatCallback,
  type HtmlToTextOptions,
  type SelectorDefinition,
} from 'html-to-text';
import type { Language } from '#src/contracts/languages.ts';
import { venue } from '#src/venue.ts';

const MAX_COLUMNS = 72;
const MAX_FACT_COLUMNS = 56;

const skipped = ['.preheader', 'img', '.wordmark', '.sign', '.privacy'].map((selector) => ({
  selector,
  format: 'skip',
}));

const block = (selector: string, lineBreaks: number, more = {}): SelectorDefinition => ({
  selector,
  format: 'block',
  options: { leadingLineBreaks: lineBreaks, trailingLineBreaks: lineBreaks, ...more },
});

const selectors: SelectorDefinition[] = [
  { selector: '*', format: 'inline' },
  ...skipped,
  block('table', 1),
  block('td', 1),
  block('p', 2),
  block('.note', 2),
  block('.box', 2),
  {
    selector: 'h1',
    format: 'heading',
    options: { uppercase: true, leadingLineBreaks: 2, trailingLineBreaks: 2 },
  },
  { selector: 'a', options: { linkBrackets: ['(', ')'] } },
  { selector: 'a[href^="tel:"]', format: 'inline' },
  { selector: '.separator', format: 'lineBreak' },
  {
    selector: '.facts',
    format: 'dataTable',
    options: {
      colSpacing: 2,
      maxColumnWidth: MAX_FACT_COLUMNS,
      uppercaseHeaderCells: false,
      leadingLineBreaks: 2,
      trailingLineBreaks: 2,
    },
  },
  { selector: '.fact-break', format: 'inlineString', options: { string: ' ' } },
  { selector: '.fact-note', format: 'inlineSurround', options: { prefix: '(', suffix: ')' } },
  { selector: '.state', format: 'state' },
  { selector: '.signature', format: 'signature' },
  { selector: '.button', format: 'button' },
];

const state: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addLiteral(`${venue.name.toUpperCase()} · `);
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

const signature: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline('--');
  builder.addLineBreak();
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

const createButton =
  (colon: string): FormatCallback =>
  (element, walk, builder) => {
    const { href } = element.attribs as { href: string };
    builder.openBlock({ leadingLineBreaks: 2 });
    walk(element.children, builder);
    builder.addLiteral(colon);
    builder.addLineBreak();
    builder.addInline(href, { noWordTransform: true });
    builder.closeBlock({ trailingLineBreaks: 2 });
  };

const optionsFor = (language: Language): HtmlToTextOptions => ({
  wordwrap: MAX_COLUMNS,
  selectors,
  formatters: { state, signature, button: createButton(language === 'fr' ? '\u00a0:' : ':') },
});

/**
 * Creates a converter from HTML to text, so both contain the same facts. It never breaks a long
 * URL.
 */
export const createPlainTextConverter = (language: Language): ((html: string) => string) => {
  const convert = compile(optionsFor(language));
  return (html) => `${convert(html).trim()}\n`;
};
