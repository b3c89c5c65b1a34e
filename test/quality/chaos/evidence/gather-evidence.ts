import { createFileCheckpointStore } from '#src/contexts/audit/checkpoints/checkpoint-store.file.ts';
import { composeReservationEmail } from '#src/contexts/booking/application/staff-email-text.ts';
import { composeContactEmail } from '#src/contexts/contact/staff-email-text.ts';
import { composeQuoteEmail } from '#src/contexts/private-events/application/staff-email-text.ts';
import { combineStaffEmails } from '#src/messaging/notices/staff-emails.ts';
import { isPromise } from '../clients/reply-ledger.ts';
import { forEachConcurrently, type ScenarioContext } from '../scenario-context.ts';
import type { ChaosEvidence } from '../verifiers/verifier.ts';
import { findEventMessageIds } from '#test/support/services/smtp-server.ts';

const CONCURRENCY = 8;
/** Maximum number of mails that all workers together send at the same time. */
const MAILS_AT_ONCE = 8;
const GUEST_MAIL = /^Message-ID: <guest-([\da-f-]{36})@/im;

/**
 * Repeats every request that was accepted or got no reply. Verifier V13 later compares the replies
 * to repeated requests.
 */
export const repeatAllRequests = async ({ ledger, guests }: ScenarioContext): Promise<number> => {
  const keys = ledger
    .listEntries()
    .filter(({ replies: told }) => told.length === 0 || told.some(isPromise));
  await forEachConcurrently(keys, CONCURRENCY, ({ keyedRequest }) => guests.ask(keyedRequest));
  return keys.length;
};

export const gatherEvidence = (
  { environment, ledger, mishaps }: ScenarioContext,
  prewritten: ChaosEvidence['prewritten'],
): ChaosEvidence => {
  const { read, publicKey } = createFileCheckpointStore(environment.seals);
  const allProcesses = environment.allProcesses();
  const deaths = allProcesses.reduce((sum, { counts }) => sum + counts.kills + counts.selfKills, 0);
  const interruptions = deaths + mishaps.counts.databaseCrashes;
  return {
    ledgerEntries: ledger.listEntries(),
    host: environment.host,
    followedPositions: environment.tailed,
    prewritten,
    messageIds: environment.smtp.received.flatMap(({ raw }) => findEventMessageIds(raw)),
    guestMailEventIds: environment.smtp.received.flatMap(
      ({ raw }) => GUEST_MAIL.exec(raw)?.[1] ?? [],
    ),
    maxRepeatedGuestMails: interruptions * MAILS_AT_ONCE,
    wordsFor: combineStaffEmails(
      [composeReservationEmail, composeQuoteEmail, composeContactEmail],
      `http://${environment.host}/admin`,
    ),
    signedCheckpoints: { checkpoints: read(), publicKey },
    databaseLog: environment.postgres.readLog(),
    outputs: allProcesses.map((processes) => processes.output()),
    defects: environment.defects,
    unexpectedExits: allProcesses.flatMap(({ unexpectedExits: unordered }) => unordered),
  };
};
