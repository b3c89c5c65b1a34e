import { drain } from './drain.ts';
import { askAllAgain, gather } from './gather.ts';
import type { Profile } from './profiles.ts';
import type { PhaseReport, Stage } from './stage.ts';
import { troubles } from './troubles.ts';
import { verifiers } from './verifiers/all.ts';
import { askAll, type Evidence } from './verifiers/verifier.ts';

export type Say = (words: string) => void;
export type Play = (stage: Stage) => Promise<PhaseReport>;
/** What was played, and what was found. */
export type Tally = { played: number; breaches: number };

const report = (
  say: Say,
  tally: Tally,
  heading: string,
  { facts, breaches }: PhaseReport,
  seconds: number,
) => {
  tally.breaches += breaches.length;
  say(`${breaches.length === 0 ? 'ok ' : 'RED'} ${heading} (${seconds.toFixed(0)} s): ${facts}`);
  for (const breach of breaches) say(`      ${breach}`);
};

/** Plays one phase; one that cannot go on is a breach, and the others are played all the same. */
export const play = async (
  say: Say,
  tally: Tally,
  heading: string,
  stage: Stage,
  act: Play,
): Promise<void> => {
  const began = Date.now();
  const outcome = await act(stage).catch((error: unknown) => ({
    facts: 'it could not be played to its end',
    breaches: [String(error instanceof Error ? error.stack : error)],
  }));
  tally.played += 1;
  report(say, tally, heading, outcome, (Date.now() - began) / 1_000);
};

const countsOf = (names: readonly string[]) =>
  Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]),
  );

/** When all is quiet: every key asked again, everything delivered, then V1 to V16. */
export const judge = async (
  say: Say,
  tally: Tally,
  stage: Stage,
  profile: Profile,
  prewritten: Evidence['prewritten'],
): Promise<void> => {
  const { house } = stage;
  await house.allServe();
  const keys = await askAllAgain(stage);
  const seconds = await drain(stage, profile.drainMs);
  const evidence = gather(stage, prewritten);
  for (const { verifier, breaches } of await askAll(verifiers, evidence, stage.inTransaction)) {
    tally.breaches += breaches.length;
    say(`${breaches.length === 0 ? 'ok ' : 'RED'} ${verifier.name.padEnd(3)} ${verifier.promise}`);
    for (const breach of breaches) say(`      ${breach}`);
  }
  const everybody = house.everybody();
  const sum = (name: 'kills' | 'selfKills' | 'failedStarts') =>
    everybody.reduce((total, { counts }) => total + counts[name], 0);
  const [{ events }] = (await stage.sql<{ events: number }>(
    'select count(*)::int events from event',
  )) as [{ events: number }];
  say(
    `    ${keys} promises asked again; drained in ${seconds.toFixed(1)} s; ${events} events, ${evidence.messageIds.length} mails of which ${new Set(evidence.messageIds).size} different; ` +
      `${house.counts.replies} replies, ${house.counts.busy} of them "try again", ${house.counts.unanswered} requests without a reply ${JSON.stringify(house.reasons)}; ` +
      `${sum('kills')} kill -9, self-kills ${JSON.stringify(countsOf(house.selfKills()))}, ${sum('failedStarts')} starts put off; ${stage.mishaps.counts.databaseCrashes} PostgreSQL crashes, ${stage.mishaps.counts.redisWipes} Redis wipes`,
  );
  say(`    errors that processes logged: ${troubles(evidence.outputs)}`);
};
