import { type Privacy } from '../privacy.services.ts';
import {
  ERASURE_REASONS,
  type ErasureReason,
  type SubjectRecord,
} from '#src/contracts/data-subject-requests.ts';
import { parsePersonArgs, USAGE, openPersonFile } from './parse-person-arguments.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

const describeRecord = ({ reference, facts, followed }: SubjectRecord): string =>
  `${reference}: ${facts.map(({ value }) => value).join(', ')}${followed ? ' [trovata seguendo telefono o email]' : ''}`;

const isErasureReason = (word: string | undefined): word is ErasureReason =>
  ERASURE_REASONS.some((reason) => reason === word);

/**
 * Prints the records of the person, and a warning about upcoming reservations. Erases the data only
 * with `--yes`.
 */
export const runPersonErase = async (
  privacy: Privacy,
  args: string[],
  printLine: PrintLine,
): Promise<void> => {
  const { person, reason, yes } = parsePersonArgs(args, USAGE.erase);
  if (!isErasureReason(reason))
    throw new Error(`Perché? --reason ${ERASURE_REASONS.join(' | ')}. ${USAGE.erase}`);
  const { matters, upcoming } = await openPersonFile(privacy, person, printLine);
  for (const record of matters) printLine(describeRecord(record));
  if (upcoming.length > 0)
    printLine(
      `ATTENZIONE: ha prenotazioni future (${upcoming.join(', ')}). Dopo la cancellazione non sapremo più come avvisarla: chiamala prima.`,
    );
  if (!yes)
    throw new Error(
      'Non è stato cancellato niente. Per cancellare per sempre, lo stesso comando con --yes.',
    );
  const { erased } = await privacy.erase({ person, reason }, 'console');
  printLine(`Dati cancellati: ${erased} schede. La storia resta, senza nomi.`);
};
