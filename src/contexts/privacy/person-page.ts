import type { Matter, MatterKind, PersonFile } from '../../contracts/privacy.ts';
import { escapeHtml } from '../../platform/http/html.ts';

type Moment = (instant: string) => string;

const KINDS: Record<MatterKind, string> = {
  reservation: 'Prenotazione',
  quote: 'Preventivo',
  contact: 'Messaggio',
};
const ACTORS: Record<Matter['history'][number]['actor'], string> = {
  guest: 'cliente',
  staff: 'personale',
  system: 'sistema',
  console: 'riga di comando',
};
const INTRODUCTION =
  'Tutto ciò che conserviamo di questa persona: le sue parole, quelle che il locale ha annotato e che cosa è successo quando.';

const titleOf = ({ kind, reference, at }: Matter, moment: Moment): string =>
  `${KINDS[kind]} ${reference}, ${moment(at)}`;

const historyOf = ({ history }: Matter, moment: Moment): string[] =>
  history.map(({ at, sentence, actor }) => `${moment(at)}: ${sentence} (${ACTORS[actor]})`);

/** A person's file to read at a terminal. @param moment writes an instant in the venue's time */
export const personText = ({ matters, information }: PersonFile, moment: Moment): string =>
  [
    ...matters.map((matter) =>
      [
        titleOf(matter, moment),
        ...matter.facts.map(({ label, value }) => `  ${label}: ${value}`),
        ...historyOf(matter, moment).map((line) => `  ${line}`),
      ].join('\n'),
    ),
    ...information.map(({ title, text }) => `${title}\n  ${text}`),
  ].join('\n\n');

const section = (matter: Matter, moment: Moment): string =>
  `<section><h2>${escapeHtml(titleOf(matter, moment))}</h2><dl>${matter.facts
    .map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl><h3>Che cosa è successo</h3><ul>${historyOf(matter, moment)
    .map((line) => `<li>${escapeHtml(line)}</li>`)
    .join('')}</ul></section>`;

const chapter = ({ title, text }: PersonFile['information'][number]): string =>
  `<section><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p></section>`;

/** The same as a page of its own that any browser opens and prints; it loads nothing. */
export const personPage = (
  { matters, information }: PersonFile,
  moment: Moment,
): string => `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><title>Dati personali</title><style>body{font:16px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-wrap}</style></head>
<body><h1>Dati personali</h1><p>${INTRODUCTION}</p>${matters.map((matter) => section(matter, moment)).join('')}${information.map(chapter).join('')}</body></html>
`;
