import type { Matter, MatterKind, PersonFile } from '../../contracts/privacy.ts';
import { escapeHtml } from '../../platform/http/html.ts';

const KINDS: Record<MatterKind, string> = { reservation: 'Prenotazione', quote: 'Preventivo', contact: 'Messaggio' };
const FIELDS: Record<string, string> = {
  name: 'Nome', phone: 'Telefono', email: 'Email', notes: 'Richieste speciali', message: 'Messaggio', menuIdeas: 'Idee di menu',
  additionalNotes: 'Note aggiuntive', adminNotes: 'Note del locale', reason: 'Motivo', note: 'Nota',
};
const INTRODUCTION = 'Tutto ciò che conserviamo di questa persona: le sue parole, quelle che il locale ha annotato e quando.';

const titleOf = ({ kind, reference, at }: Matter): string => `${KINDS[kind]} ${reference}, ${at}`;

/** What the vault holds of a matter, as pairs of a label and its words; a field that nobody filled in is left out. */
const wordsOf = ({ data }: Matter): [label: string, words: string][] =>
  data.flatMap((kept) => Object.entries(kept).flatMap(([field, words]): [string, string][] => (words ? [[FIELDS[field] ?? field, words]] : [])));

const historyOf = ({ history }: Matter): string[] => history.map(({ at, type, actor }) => `${at} ${type} (${actor})`);

/** A person's file to read at a terminal. */
export const personText = ({ matters }: PersonFile): string => matters
  .map((matter) => [titleOf(matter), ...wordsOf(matter).map(([label, words]) => `  ${label}: ${words}`), ...historyOf(matter).map((line) => `  ${line}`)].join('\n'))
  .join('\n\n');

const section = (matter: Matter): string => `<section><h2>${escapeHtml(titleOf(matter))}</h2><dl>${
  wordsOf(matter).map(([label, words]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(words)}</dd>`).join('')}</dl><ul>${
  historyOf(matter).map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul></section>`;

/** The same as a page of its own that any browser opens and prints; it loads nothing. */
export const personPage = ({ matters }: PersonFile): string => `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><title>Dati personali</title><style>body{font:16px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-wrap}</style></head>
<body><h1>Dati personali</h1><p>${INTRODUCTION}</p>${matters.map(section).join('')}</body></html>
`;
