import { checkpointBook } from '#src/platform/seals/checkpoint-book.file.ts';
import { wordsOfTheHouse } from '#src/background.ts';
import { isPromise } from './ledger.ts';
import { someAtOnce, type Stage } from './stage.ts';
import type { Evidence } from './verifiers/verifier.ts';

const AT_ONCE = 8;

/** Every key that was promised something is asked once more: the answer must be the same to the letter. */
export const askAllAgain = async ({ book, guests }: Stage): Promise<number> => {
  const keys = book.pages().filter(({ told }) => told.length === 0 || told.some(isPromise));
  await someAtOnce(keys, AT_ONCE, ({ wish }) => guests.ask(wish));
  return keys.length;
};

/** What the verifiers judge, gathered when all is quiet. */
export const gather = ({ house, book }: Stage, prewritten: Evidence['prewritten']): Evidence => {
  const { read, publicKey } = checkpointBook(house.seals);
  const everybody = house.everybody();
  return {
    pages: book.pages(),
    host: house.host,
    tailed: house.tailed,
    prewritten,
    messageIds: house.smtp.received.map((mail) => mail.header('Message-ID') ?? ''),
    wordsFor: wordsOfTheHouse(`http://${house.host}/admin`),
    seals: { checkpoints: read(), publicKey },
    databaseLog: house.postgres.said(),
    outputs: everybody.map((kept) => kept.output()),
    defects: house.defects,
    unordered: everybody.flatMap(({ unordered }) => unordered),
  };
};
