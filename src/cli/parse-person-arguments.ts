import { parseArgs } from 'node:util';
import { type Privacy } from '#src/composition/create-privacy.ts';
import {
  ERASURE_REASONS,
  personQuery,
  type PersonQuery,
  type PersonalDataFile,
} from '#src/contracts/data-subject-requests.ts';
import { parseFieldMessage } from '#src/messages/field-message.ts';
import { formatItalian } from '#src/messages/format-message.ts';
import { toFieldMessage } from '#src/platform/http/requests/validation-messages.ts';

const WHO = '--phone NUMERO o --email INDIRIZZO o --reservation CODICE';

export const USAGE = {
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

export const parsePersonArgs = (args: string[], usage: string) => {
  const {
    values: { phone, email, reservation, ...more },
  } = parseArgs({ args, options });
  const { data: person, error } = personQuery.safeParse(
    { phone: phone ?? null, email: email ?? null, reservation: reservation ?? null },
    { error: toFieldMessage },
  );
  if (!person)
    throw new Error(`${formatItalian(parseFieldMessage(error.issues[0]!.message))}: ${usage}`);
  return { person, ...more };
};

export const openPersonFile = async (
  privacy: Privacy,
  person: PersonQuery,
): Promise<PersonalDataFile> => {
  const file = await privacy.open(person, 'console');
  if (file.matters.length === 0)
    throw new Error('Nessun dato con questo telefono, indirizzo email o codice.');
  return file;
};
