import { createFileCheckpointStore } from '#src/platform/checkpoints/checkpoint-store.file.ts';
import { createStaffEmailTexts } from '#src/processes/background-work.ts';
import { isPromise } from '../clients/reply-ledger.ts';
import { forEachConcurrently, type ScenarioContext } from '../scenario-context.ts';
import type { ChaosEvidence } from '../verifiers/verifier.ts';
import { findEventMessageIds } from '#test/support/services/smtp-server.ts';

const CONCURRENCY = 8;

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
  { environment, ledger }: ScenarioContext,
  prewritten: ChaosEvidence['prewritten'],
): ChaosEvidence => {
  const { read, publicKey } = createFileCheckpointStore(environment.seals);
  const allProcesses = environment.allProcesses();
  return {
    ledgerEntries: ledger.listEntries(),
    host: environment.host,
    followedPositions: environment.tailed,
    prewritten,
    messageIds: environment.smtp.received.flatMap(({ raw }) => findEventMessageIds(raw)),
    wordsFor: createStaffEmailTexts(`http://${environment.host}/admin`),
    signedCheckpoints: { checkpoints: read(), publicKey },
    databaseLog: environment.postgres.readLog(),
    outputs: allProcesses.map((processes) => processes.output()),
    defects: environment.defects,
    unexpectedExits: allProcesses.flatMap(({ unexpectedExits: unordered }) => unordered),
  };
};
