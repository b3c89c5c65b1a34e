import type {
  SubjectRecord,
  SubjectRecordKind,
  PersonalDataFile,
} from '#src/contracts/data-subject-requests.ts';
import { escapeHtml } from '#src/platform/http/responses/escape-html.ts';

type FormatInstant = (instant: string) => string;

const KIND_LABELS: Record<SubjectRecordKind, string> = {
  reservation: 'Prenotazione',
  'waiting-list': 'Lista d’attesa',
  quote: 'Preventivo',
  contact: 'Messaggio',
  guest: 'Libro degli ospiti',
};
const ACTOR_LABELS: Record<SubjectRecord['history'][number]['actor'], string> = {
  guest: 'cliente',
  staff: 'personale',
  system: 'sistema',
  console: 'riga di comando',
};
const INTRODUCTION =
  'Tutto ciò che conserviamo di questa persona: le sue parole, quelle che il locale ha annotato e che cosa è successo quando.';

const formatTitle = ({ kind, reference, at }: SubjectRecord, moment: FormatInstant): string =>
  `${KIND_LABELS[kind]} ${reference}, ${moment(at)}`;

const formatHistory = ({ history }: SubjectRecord, moment: FormatInstant): string[] =>
  history.map(({ at, sentence, actor }) => `${moment(at)}: ${sentence} (${ACTOR_LABELS[actor]})`);

export const renderPersonalDataText = (
  { matters, information }: Pick<PersonalDataFile, 'matters' | 'information'>,
  moment: FormatInstant,
): string =>
  [
    ...matters.map((record) =>
      [
        formatTitle(record, moment),
        ...record.facts.map(({ label, value }) => `  ${label}: ${value}`),
        ...formatHistory(record, moment).map((line) => `  ${line}`),
      ].join('\n'),
    ),
    ...information.map(({ title, text }) => `${title}\n  ${text}`),
  ].join('\n\n');

const renderRecord = (record: SubjectRecord, moment: FormatInstant): string =>
  `<section><h2>${escapeHtml(formatTitle(record, moment))}</h2><dl>${record.facts
    .map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl><h3>Che cosa è successo</h3><ul>${formatHistory(record, moment)
    .map((line) => `<li>${escapeHtml(line)}</li>`)
    .join('')}</ul></section>`;

const renderInformation = ({ title, text }: PersonalDataFile['information'][number]): string =>
  `<section><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p></section>`;

export const renderPersonalDataHtml = (
  { matters, information }: Pick<PersonalDataFile, 'matters' | 'information'>,
  moment: FormatInstant,
): string => `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><title>Dati personali</title><style>body{font:16px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-wrap}</style></head>
<body><h1>Dati personali</h1><p>${INTRODUCTION}</p>${matters.map((record) => renderRecord(record, moment)).join('')}${information.map(renderInformation).join('')}</body></html>
`;
