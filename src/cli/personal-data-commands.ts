import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatVenueInstant, type Privacy } from '#src/composition/privacy.module.ts';
import {
  renderPersonalDataHtml,
  renderPersonalDataText,
} from '#src/contexts/privacy/personal-data-export.ts';
import {
  ERASURE_REASONS,
  personQuery,
  type ErasureReason,
  type SubjectRecord,
  type PersonQuery,
  type PersonalDataFile,
} from '#src/contracts/privacy.ts';

type PrintLine = (words: string) => void;

const WHO = '--phone NUMERO o --email INDIRIZZO o --reservation CODICE';
const USAGE = {
  export: `npm run person:export -- ${WHO} [--out cartella]`,
  erase: `npm run person:erase -- ${WHO} --reason ${ERASURE_REASONS.join('|')} --yes`,
} as const;

const options = {
  phone: { type: 'string' },
  email: { type: 'string' },
  reservation: { type: 'string' },
  out: { type: 'string' },
  reason: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

const parsePersonArgs = (args: string[], usage: string) => {
  const {
    values: { phone, email, reservation, ...more },
  } = parseArgs({ args, options });
  const { data: person, error } = personQuery.safeParse({
    phone: phone ?? null,
    email: email ?? null,
    reservation: reservation ?? null,
  });
  if (!person) throw new Error(`${error.issues[0]!.message}: ${usage}`);
  return { person, ...more };
};

const openPersonFile = async (privacy: Privacy, person: PersonQuery): Promise<PersonalDataFile> => {
  const file = await privacy.open(person, 'console');
  if (file.matters.length === 0)
    throw new Error('Nessun dato con questo telefono, indirizzo email o codice.');
  return file;
};

/** Readable by the owner only; fails when the file exists. */
const writePrivateFile = (folder: string, name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
  return path;
};

/** Prints a person's data; with `--out` writes JSON and HTML. Records that it was opened. */
export const runPersonExport = async (
  privacy: Privacy,
  args: string[],
  say: PrintLine,
): Promise<void> => {
  const { person, out } = parsePersonArgs(args, USAGE.export);
  const file = await openPersonFile(privacy, person);
  if (!out) return say(renderPersonalDataText(file, formatVenueInstant));
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // No name or phone number in the file name: it would appear in recent-files lists.
  const name = `dati-personali-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const path of [
    writePrivateFile(folder, `${name}.json`, `${JSON.stringify(file, null, 2)}\n`),
    writePrivateFile(folder, `${name}.html`, renderPersonalDataHtml(file, formatVenueInstant)),
  ])
    say(`Scritto: ${path}`);
};

const describeMatter = ({ reference, facts, followed }: SubjectRecord): string =>
  `${reference}: ${facts.map(({ value }) => value).join(', ')}${followed ? ' [trovata seguendo telefono o email]' : ''}`;

const isErasureReason = (word: string | undefined): word is ErasureReason =>
  ERASURE_REASONS.some((reason) => reason === word);

/** Lists upcoming reservations, then erases; changes nothing without `--yes`. */
export const runPersonErase = async (
  privacy: Privacy,
  args: string[],
  say: PrintLine,
): Promise<void> => {
  const { person, reason, yes } = parsePersonArgs(args, USAGE.erase);
  if (!isErasureReason(reason))
    throw new Error(`Perché? --reason ${ERASURE_REASONS.join(' | ')}. ${USAGE.erase}`);
  const { matters, upcoming } = await openPersonFile(privacy, person);
  for (const matter of matters) say(describeMatter(matter));
  if (upcoming.length > 0)
    say(
      `ATTENZIONE: ha prenotazioni future (${upcoming.join(', ')}). Dopo la cancellazione non sapremo più come avvisarla: chiamala prima.`,
    );
  if (!yes)
    throw new Error(
      'Non è stato cancellato niente. Per cancellare per sempre, lo stesso comando con --yes.',
    );
  const { erased } = await privacy.erase({ person, reason }, 'console');
  say(`Dati cancellati: ${erased} schede. La storia resta, senza nomi.`);
};
