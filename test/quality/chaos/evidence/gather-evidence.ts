import { createFileCheckpointStore } from '#src/platform/checkpoints/checkpoint-store.file.ts';
import { createStaffEmailTexts } from '#src/processes/background-work.ts';
import { isPromise } from '../clients/promise-ledger.ts';
import { forEachConcurrently, type ScenarioContext } from '../scenario-context.ts';
import type { ChaosEvidence } from '../verifiers/verifier.ts';

const CONCURRENCY = 8;

/** Every key with a success answer is asked again: the answer must be identical. */
export const repeatAllRequests = async ({ book, guests }: ScenarioContext): Promise<number> => {
  const keys = book
    .listEntries()
    .filter(({ replies: told }) => told.length === 0 || told.some(isPromise));
  await forEachConcurrently(keys, CONCURRENCY, ({ wish }) => guests.ask(wish));
  return keys.length;
};

/** What the verifiers judge, gathered when all is quiet. */
export const gatherEvidence = (
  { environment, book }: ScenarioContext,
  prewritten: ChaosEvidence['prewritten'],
): ChaosEvidence => {
  const { read, publicKey } = createFileCheckpointStore(environment.seals);
  const allProcesses = environment.allProcesses();
  return {
    ledgerEntries: book.listEntries(),
    host: environment.host,
    followedPositions: environment.tailed,
    prewritten,
    messageIds: environment.smtp.received.map((mail) => mail.header('Message-ID') ?? ''),
    wordsFor: createStaffEmailTexts(`http://${environment.host}/admin`),
    signedCheckpoints: { checkpoints: read(), publicKey },
    databaseLog: environment.postgres.readLog(),
    outputs: allProcesses.map((processes) => processes.output()),
    defects: environment.defects,
    unexpectedExits: allProcesses.flatMap(({ unexpectedExits: unordered }) => unordered),
  };
};
