import { waitUntilDelivered } from './evidence/wait-until-delivered.ts';
import { repeatAllRequests, gatherEvidence } from './evidence/gather-evidence.ts';
import type { Profile } from './chaos-profiles.ts';
import type { PhaseReport, ScenarioContext } from './scenario-context.ts';
import { summarizeLoggedErrors } from './evidence/logged-errors.ts';
import { allVerifiers } from './verifiers/all-verifiers.ts';
import { runVerifiers, type ChaosEvidence } from './verifiers/verifier.ts';

export type PrintLine = (words: string) => void;
export type PlayPhase = (stage: ScenarioContext) => Promise<PhaseReport>;
export type RunTotals = { played: number; breaches: number };

const reportPhase = (
  say: PrintLine,
  totals: RunTotals,
  heading: string,
  { facts, breaches }: PhaseReport,
  seconds: number,
) => {
  totals.breaches += breaches.length;
  say(`${breaches.length === 0 ? 'ok ' : 'RED'} ${heading} (${seconds.toFixed(0)} s): ${facts}`);
  for (const breach of breaches) say(`      ${breach}`);
};

export const playPhase = async (
  say: PrintLine,
  totals: RunTotals,
  heading: string,
  stage: ScenarioContext,
  act: PlayPhase,
): Promise<void> => {
  const began = Date.now();
  const outcome = await act(stage).catch((error: unknown) => ({
    facts: 'it could not be played to its end',
    breaches: [String(error instanceof Error ? error.stack : error)],
  }));
  totals.played += 1;
  reportPhase(say, totals, heading, outcome, (Date.now() - began) / 1_000);
};

const countByName = (names: readonly string[]) =>
  Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]),
  );

export const verifyEvidence = async (
  say: PrintLine,
  totals: RunTotals,
  stage: ScenarioContext,
  profile: Profile,
  prewritten: ChaosEvidence['prewritten'],
): Promise<void> => {
  const { environment } = stage;
  await environment.allServe();
  const keys = await repeatAllRequests(stage);
  const seconds = await waitUntilDelivered(stage, profile.drainMs);
  const evidence = gatherEvidence(stage, prewritten);
  for (const { verifier, breaches } of await runVerifiers(
    allVerifiers,
    evidence,
    stage.inTransaction,
  )) {
    totals.breaches += breaches.length;
    say(`${breaches.length === 0 ? 'ok ' : 'RED'} ${verifier.name.padEnd(3)} ${verifier.promise}`);
    for (const breach of breaches) say(`      ${breach}`);
  }
  const allProcesses = environment.allProcesses();
  const sum = (name: 'kills' | 'selfKills' | 'failedStarts') =>
    allProcesses.reduce((total, { counts }) => total + counts[name], 0);
  const [{ events }] = (await stage.sql<{ events: number }>(
    'select count(*)::int events from event',
  )) as [{ events: number }];
  say(
    `    ${keys} promises asked again; drained in ${seconds.toFixed(1)} s; ${events} events, ${evidence.messageIds.length} mails of which ${new Set(evidence.messageIds).size} different; ` +
      `${environment.counts.replies} replies, ${environment.counts.busy} of them "try again", ${environment.counts.unanswered} requests without a reply ${JSON.stringify(environment.reasons)}; ` +
      `${sum('kills')} kill -9, self-kills ${JSON.stringify(countByName(environment.selfKills()))}, ${sum('failedStarts')} starts put off; ${stage.mishaps.counts.databaseCrashes} PostgreSQL crashes, ${stage.mishaps.counts.redisWipes} Redis wipes`,
  );
  say(`    errors that processes logged: ${summarizeLoggedErrors(evidence.outputs)}`);
};
