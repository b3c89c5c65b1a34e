import { parseArgs } from 'node:util';
import { type Privacy } from '../privacy.services.ts';
import {
  ERASURE_REASONS,
  personQuery,
  type PersonQuery,
  type PersonalDataFile,
} from '#src/contracts/data-subject-requests.ts';
import { parseFieldMessage } from '#src/messages/field-message.ts';
import { formatItalian } from '#src/messages/format-message.ts';
import { toFieldMessage } from '#src/platform/http/requests/validation-messages.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

const WHO = '--phone NUMERO o --email INDIRIZZO o --reservation CODICE [--confirmed SCHEDA ...]';

export const USAGE = {
  export: `npm run person:export -- ${WHO} [--out cartella]`,
  erase: `npm run person:erase -- ${WHO} --reason ${ERASURE_REASONS.join('|')} --yes`,
} as const;

const options = {
  phone: { type: 'string' },
  email: { type: 'string' },
  reservation: { type: 'string' },
  confirmed: { type: 'string', multiple: true },
  out: { type: 'string' },
  reason: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

export const parsePersonArgs = (args: string[], usage: string) => {
  const {
    values: { phone, email, reservation, confirmed, ...more },
  } = parseArgs({ args, options });
  const { data: person, error } = personQuery.safeParse(
    { phone: phone ?? null, email: email ?? null, reservation: reservation ?? null, confirmed },
    { error: toFieldMessage },
  );
  if (!person)
    throw new Error(`${formatItalian(parseFieldMessage(error.issues[0]!.message))}: ${usage}`);
  return { person, ...more };
};

const describePerhaps = ({ name, contact, records }: PersonalDataFile['perhaps'][number]): string =>
  `Forse la stessa persona: ${name ?? 'senza nome'}, ${contact ?? ''}. Se lo è, aggiungi ${records
    .map(({ id }) => `--confirmed ${id}`)
    .join(' ')}`;

/**
 * Opens the file of a person, and prints other persons with the same number or address. Their
 * records are not in the file.
 */
export const openPersonFile = async (
  privacy: Privacy,
  person: PersonQuery,
  printLine: PrintLine,
): Promise<PersonalDataFile> => {
  const file = await privacy.open(person, 'console');
  for (const other of file.perhaps) printLine(describePerhaps(other));
  if (file.matters.length === 0)
    throw new Error('Nessun dato con questo telefono, indirizzo email o codice.');
  return file;
};
