import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChaosEnvironment, type ChaosEnvironment } from './environment/chaos-environment.ts';
import {
  verifyEvidence,
  playPhase,
  type PlayPhase,
  type PrintLine,
  type RunTotals,
} from './phase-runner.ts';
import { playContradictoryDecisions } from './phases/contradictory-decisions.ts';
import { playFullDisk, mountSmallDisk } from './phases/full-disk.ts';
import { playLastCoversRush } from './phases/last-covers-race-phase.ts';
import { playPersonalLinks } from './phases/personal-links.ts';
import { playNetworkFaults } from './phases/network-faults.ts';
import { playDatabaseOutage, playExternalOutages } from './phases/service-outages.ts';
import { playRebuildUnderLoad } from './phases/rebuild-under-load.ts';
import { playStaffChangesDuringBookings } from './phases/staff-changes-during-bookings.ts';
import { playWriteHeavyLoad } from './phases/write-heavy-load.ts';
import type { Profile } from './chaos-profiles.ts';
import { createScenarioContext } from './scenario-context.ts';
import type { ChaosEvidence } from './verifiers/verifier.ts';

const SOME_SERVERS = 3;
const FLEET_PHASES = new Set('ABCDEI');

const openEnvironments = new Set<{ close: () => Promise<void> }>();

const withEnvironment = async <Result>(
  environment: ChaosEnvironment,
  work: () => Promise<Result>,
): Promise<Result> => {
  openEnvironments.add(environment);
  try {
    return await work();
  } finally {
    openEnvironments.delete(environment);
    await environment.close();
  }
};

const startSomeServers = async (environment: ChaosEnvironment): Promise<void> => {
  environment.startNotifiers(1);
  await environment.startServers(SOME_SERVERS);
};
const stopAllProcesses = (environment: ChaosEnvironment) =>
  Promise.all([environment.retire(environment.servers), environment.retire(environment.notifiers)]);

/**
 * Lists the phases in order. Outages and network faults come first, because later phases leave
 * thousands of mails to send. Phases A to E and I run on all servers, which kill themselves at
 * random.
 */
const listPhases = (
  profile: Profile,
  keep: (rebuilt: ChaosEvidence['prewritten']) => void,
): readonly [string, string, PlayPhase][] => [
  ['H', 'neighbours away', (set) => playExternalOutages(set, profile.withoutNeighbours)],
  ['H', 'PostgreSQL away', playDatabaseOutage],
  [
    'F',
    'network',
    (set) =>
      playNetworkFaults(set, {
        ...profile.network,
        deaths: { beforeCommit: 0, afterCommit: 0, beforeRecord: 0.05 },
      }),
  ],
  ['A', 'last seats', (set) => playLastCoversRush(set, profile.lastSeats)],
  ['C', 'decisions', (set) => playContradictoryDecisions(set, profile.decisions)],
  [
    'D',
    'staff against guests',
    (set) => playStaffChangesDuringBookings(set, profile.staffAndGuests),
  ],
  ['I', 'personal links', (set) => playPersonalLinks(set, profile.personalLinks)],
  ['B', 'write-heavy', (set) => playWriteHeavyLoad(set, profile.writeHeavy)],
  [
    'E',
    'rebuild',
    async (set) => {
      const { report: told, prewritten } = await playRebuildUnderLoad(set, {
        ...profile.rebuild,
        secret: set.environment.secret,
      });
      keep(prewritten);
      return told;
    },
  ],
];

/**
 * Runs all phases except G (full disk). The callback runs phase G while the workers send the
 * remaining mails.
 */
const runOnEnvironment = async (
  profile: Profile,
  phases: ReadonlySet<string>,
  say: PrintLine,
  totals: RunTotals,
  meanwhile: () => Promise<void>,
): Promise<void> => {
  const environment = await startChaosEnvironment();
  await withEnvironment(environment, async () => {
    await startSomeServers(environment);
    environment.followLog();
    const stage = await createScenarioContext(environment);
    let prewritten: ChaosEvidence['prewritten'] = null;
    let isFleet = false;
    for (const [letter, title, act] of listPhases(profile, (events) => {
      prewritten = events;
    })) {
      if (!phases.has(letter)) continue;
      if (!isFleet && FLEET_PHASES.has(letter)) {
        isFleet = true;
        await stopAllProcesses(environment);
        environment.startNotifiers(profile.notifiers, profile.deaths);
        await environment.startServers(profile.servers, profile.deaths);
      }
      await playPhase(say, totals, `${letter} ${title}`, stage, act);
    }
    await environment.retire(environment.notifiers);
    environment.startNotifiers(profile.notifiers);
    if (environment.servers.length === 0) await environment.startServers(SOME_SERVERS);
    await meanwhile();
    await verifyEvidence(say, totals, stage, profile, prewritten);
  });
};

const runOnSmallDisk = async (
  profile: Profile,
  say: PrintLine,
  totals: RunTotals,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-disk-'));
  const disk = mountSmallDisk(folder, profile.disk.megabytes);
  if (!disk) {
    totals.breaches += 1;
    return say(
      'RED G disk: NOT PLAYED: only root may mount the small disk that it needs; run it as root, or leave it out with --phases=ABCDEFH',
    );
  }
  openEnvironments.add({ close: async () => disk.remove() });
  try {
    const environment = await startChaosEnvironment(folder);
    await withEnvironment(environment, async () => {
      await environment.startServers(2);
      environment.startNotifiers(1);
      environment.followLog();
      await environment.allServe();
      const stage = await createScenarioContext(environment);
      await playPhase(say, totals, 'G disk', stage, (set) =>
        playFullDisk(set, { folder, times: profile.disk.times }),
      );
      await verifyEvidence(say, totals, stage, profile, null);
    });
  } finally {
    disk.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const stopEverything = async (): Promise<void> => {
  await Promise.allSettled([...openEnvironments].map(({ close }) => close()));
};

/**
 * Runs the requested phases. Phase G (full disk) has an environment of its own, because it needs
 * PostgreSQL on a small disk.
 */
export const runScenario = async (
  profile: Profile,
  phases: ReadonlySet<string>,
  say: PrintLine,
): Promise<RunTotals> => {
  const totals = { played: 0, breaches: 0 };
  const disk = async () => {
    if (phases.has('G')) await runOnSmallDisk(profile, say, totals);
  };
  if ([...phases].some((letter) => letter !== 'G'))
    await runOnEnvironment(profile, phases, say, totals, disk);
  else await disk();
  return totals;
};
