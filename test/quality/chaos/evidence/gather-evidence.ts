import { createFileCheckpointStore } from '#src/platform/checkpoints/checkpoint-store.file.ts';
import { createStaffEmailTexts } from '#src/processes/background-work.ts';
import { isPromise } from '../clients/promise-ledger.ts';
import { forEachConcurrently, type ScenarioContext } from '../scenario-context.ts';
import type { ChaosEvidence } from '../verifiers/verifier.ts';

const CONCURRENCY = 8;

/** Every key that was promised something is asked once more: the answer must be the same to the letter. */
export const repeatAllRequests = async ({ book, guests }: ScenarioContext): Promise<number> => {
  const keys = book
    .listEntries()
    .filter(({ replies: told }) => told.length === 0 || told.some(isPromise));
  await forEachConcurrently(keys, CONCURRENCY, ({ wish }) => guests.ask(wish));
  return keys.length;
};

/** What the verifiers judge, gathered when all is quiet. */
export const gatherEvidence = (
  { house, book }: ScenarioContext,
  prewritten: ChaosEvidence['prewritten'],
): ChaosEvidence => {
  const { read, publicKey } = createFileCheckpointStore(house.seals);
  const everybody = house.everybody();
  return {
    ledgerEntries: book.listEntries(),
    host: house.host,
    followedPositions: house.tailed,
    prewritten,
    messageIds: house.smtp.received.map((mail) => mail.header('Message-ID') ?? ''),
    wordsFor: createStaffEmailTexts(`http://${house.host}/admin`),
    signedCheckpoints: { checkpoints: read(), publicKey },
    databaseLog: house.postgres.readLog(),
    outputs: everybody.map((kept) => kept.output()),
    defects: house.defects,
    unexpectedExits: everybody.flatMap(({ unexpectedExits: unordered }) => unordered),
  };
};
