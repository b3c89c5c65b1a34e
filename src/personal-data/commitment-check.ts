import { createFlawCollector, type AuditCheck } from '#src/event-log/audit-check.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { PersonalData } from './personal-data-store.ts';
import {
  createErasedSubjectsTable,
  listUnknownSubjects,
  readCommittedRows,
  type CommittedRow,
} from './read-personal-data-commitments.postgres.ts';
import { toContactKeys } from './contact-identity.ts';
import { computeCommitment } from './personal-data-store.postgres.ts';

type CommitmentFlaw = { readonly code: string; readonly message: string };

/**
 * Compares the stored keys with those of the data. A migrated entry of the guest book has a name key
 * without a name.
 */
const areKeysOfData = (data: PersonalData, stored: CommittedRow): boolean => {
  const { phoneKey, emailKey, nameKey } = toContactKeys(data);
  return (
    phoneKey === stored.phoneKey &&
    emailKey === stored.emailKey &&
    (nameKey === stored.nameKey || data['name'] === undefined)
  );
};

const findFlaw = (row: CommittedRow): CommitmentFlaw | null => {
  const { position, stream, data, salt, commitment, erased } = row;
  const where = `dell’evento ${position} (${stream})`;
  const flaw = (code: string, problem: string): CommitmentFlaw => ({
    code,
    message: `I dati personali ${where} ${problem}`,
  });
  if (!data || !salt)
    return erased
      ? null
      : flaw('personal_data_missing', 'mancano, e nessun evento ne racconta la cancellazione.');
  if (erased) return flaw('personal_data_kept', 'risultano cancellati, ma ci sono ancora.');
  if (computeCommitment(data, salt) !== commitment)
    return flaw('personal_data_altered', 'non sono quelli che furono scritti.');
  return areKeysOfData(data, row)
    ? null
    : flaw('personal_data_altered', 'sono riconosciuti come di un’altra persona.');
};

/**
 * Reports personal data that was altered, that is missing without an erasure event, that an erasure
 * left behind, or that no event mentions.
 */
export const commitmentCheck: AuditCheck = {
  name: 'personal_data',
  label: 'Dati personali',
  async run(tx: Sql) {
    const flaws = createFlawCollector();
    let checked = 0;
    await createErasedSubjectsTable(tx);
    for await (const row of readCommittedRows(tx)) {
      const flaw = findFlaw(row);
      if (flaw) flaws.add(flaw.code, flaw.message, row.position);
      checked += 1;
    }
    for (const subjectId of await listUnknownSubjects(tx))
      flaws.add(
        'personal_data_unknown',
        `La scheda ${subjectId} dei dati personali non ha nessun evento.`,
      );
    return flaws.report(checked);
  },
};
