import { createFlawCollector, type AuditCheck } from '#src/event-log/audit-check.ts';
import { commitToPassword, commitToPin } from './credential-commitments.ts';
import { readStoredCredentials, type StoredCredentials } from './stored-credentials.postgres.ts';

const NOT_PROVEN =
  'Le sessioni aperte, le conferme con le quattro cifre e il conteggio degli errori non entrano nel registro e non si possono confrontare.';

const findPasswordFlaw = (account: StoredCredentials): string | null => {
  const { id, role, passwordHash, passwordCommitment } = account;
  if (passwordCommitment === null) return 'nessun evento annota la password';
  return commitToPassword(id, role, passwordHash) === passwordCommitment
    ? null
    : 'la password o il ruolo non sono quelli dell’ultimo evento';
};

const findPinFlaw = ({ id, pinHash, pinCommitment }: StoredCredentials): string | null => {
  if (pinHash === null) return pinCommitment === null ? null : 'le quattro cifre non ci sono più';
  if (pinCommitment === null) return 'nessun evento annota le quattro cifre';
  return commitToPin(id, pinHash) === pinCommitment
    ? null
    : 'le quattro cifre non sono quelle dell’ultimo evento';
};

/** Compares the stored credentials of all accounts with the commitments in the log. */
export const credentialCheck: AuditCheck = {
  name: 'credentials',
  label: 'Password, cifre e ruoli del personale',
  async run(tx) {
    const flaws = createFlawCollector();
    const accounts = await readStoredCredentials(tx);
    for (const account of accounts)
      for (const flaw of [findPasswordFlaw(account), findPinFlaw(account)])
        if (flaw) flaws.add('credentials_altered', `Account ${account.id}: ${flaw}.`);
    return flaws.report(accounts.length, NOT_PROVEN);
  },
};
