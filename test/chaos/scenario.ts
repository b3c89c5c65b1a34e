import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHouse, type ChaosHouse } from './house.ts';
import { judge, play, type Play, type Say, type Tally } from './judge.ts';
import { decisions } from './phases/decisions.ts';
import { fullDisk, smallDisk } from './phases/disk.ts';
import { lastSeats } from './phases/last-seats.ts';
import { network } from './phases/network.ts';
import { withoutDatabase, withoutNeighbours } from './phases/outages.ts';
import { rebuildUnderLoad } from './phases/rebuild.ts';
import { staffAndGuests } from './phases/staff-and-guests.ts';
import { writeHeavy } from './phases/write-heavy.ts';
import type { Profile } from './profiles.ts';
import { setStage } from './stage.ts';
import type { Evidence } from './verifiers/verifier.ts';

const SOME_SERVERS = 3;
const ON_THE_FLEET = new Set('ABCDE');

const opened = new Set<{ close: () => Promise<void> }>();

/** Whatever happens, nothing that was started stays behind. */
const within = async <Result>(house: ChaosHouse, work: () => Promise<Result>): Promise<Result> => {
  opened.add(house);
  try {
    return await work();
  } finally {
    opened.delete(house);
    await house.close();
  }
};

const someServe = async (house: ChaosHouse): Promise<void> => {
  house.startNotifiers(1);
  await house.startServers(SOME_SERVERS);
};
const nobodyServes = (house: ChaosHouse, signal?: NodeJS.Signals) =>
  Promise.all([house.retire(house.servers, signal), house.retire(house.notifiers, signal)]);

/** Whoever ends in order leaves what was compiled for all who start later; nobody else in the scenario ends so. */
const warmUp = async (house: ChaosHouse): Promise<void> => {
  house.startNotifiers(1);
  await house.startServers(1);
  await nobodyServes(house, 'SIGTERM');
};

/** Neighbours and lines first, at a few servers, while nothing waits to be delivered; then the fleet, whose processes die by their own hand. */
const actsOf = (
  profile: Profile,
  keep: (rebuilt: Evidence['prewritten']) => void,
): readonly [string, string, Play][] => [
  ['H', 'neighbours away', (set) => withoutNeighbours(set, profile.withoutNeighbours)],
  ['H', 'PostgreSQL away', withoutDatabase],
  [
    'F',
    'network',
    (set) =>
      network(set, {
        ...profile.network,
        deaths: { beforeCommit: 0, afterCommit: 0, beforeRecord: 0.05 },
      }),
  ],
  ['A', 'last seats', (set) => lastSeats(set, profile.lastSeats)],
  ['C', 'decisions', (set) => decisions(set, profile.decisions)],
  ['D', 'staff against guests', (set) => staffAndGuests(set, profile.staffAndGuests)],
  ['B', 'write-heavy', (set) => writeHeavy(set, profile.writeHeavy)],
  [
    'E',
    'rebuild',
    async (set) => {
      const { report: told, prewritten } = await rebuildUnderLoad(set, {
        ...profile.rebuild,
        secret: set.house.secret,
      });
      keep(prewritten);
      return told;
    },
  ],
];

/** @param meanwhile is played while the last notices are on their way */
const inTheHouse = async (
  profile: Profile,
  phases: ReadonlySet<string>,
  say: Say,
  tally: Tally,
  meanwhile: () => Promise<void>,
): Promise<void> => {
  const house = await openHouse();
  await within(house, async () => {
    await warmUp(house);
    await someServe(house);
    house.followLog();
    const stage = await setStage(house);
    let prewritten: Evidence['prewritten'] = null;
    let isFleet = false;
    for (const [letter, title, act] of actsOf(profile, (events) => {
      prewritten = events;
    })) {
      if (!phases.has(letter)) continue;
      if (!isFleet && ON_THE_FLEET.has(letter)) {
        isFleet = true;
        await nobodyServes(house);
        house.startNotifiers(profile.notifiers, profile.deaths);
        await house.startServers(profile.servers, profile.deaths);
      }
      await play(say, tally, `${letter} ${title}`, stage, act);
    }
    await house.retire(house.notifiers);
    house.startNotifiers(profile.notifiers);
    if (house.servers.length === 0) await house.startServers(SOME_SERVERS);
    await meanwhile();
    await judge(say, tally, stage, profile, prewritten);
  });
};

const onASmallDisk = async (profile: Profile, say: Say, tally: Tally): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-disk-'));
  const disk = smallDisk(folder, profile.disk.megabytes);
  if (!disk) {
    tally.breaches += 1;
    return say(
      'RED G disk: NOT PLAYED: only root may mount the small disk that it needs; run it as root, or leave it out with --phases=ABCDEFH',
    );
  }
  opened.add({ close: async () => disk.remove() });
  try {
    const house = await openHouse(folder);
    await within(house, async () => {
      await house.startServers(2);
      house.startNotifiers(1);
      house.followLog();
      await house.allServe();
      const stage = await setStage(house);
      await play(say, tally, 'G disk', stage, (set) =>
        fullDisk(set, { folder, times: profile.disk.times }),
      );
      await judge(say, tally, stage, profile, null);
    });
  } finally {
    disk.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Ends everything that was started. */
export const abandon = async (): Promise<void> => {
  await Promise.allSettled([...opened].map(({ close }) => close()));
};

/** Plays the phases that were asked for. @returns how many were played, and how many breaches were found. */
export const playAll = async (
  profile: Profile,
  phases: ReadonlySet<string>,
  say: Say,
): Promise<Tally> => {
  const tally = { played: 0, breaches: 0 };
  const disk = async () => {
    if (phases.has('G')) await onASmallDisk(profile, say, tally);
  };
  if ([...phases].some((letter) => letter !== 'G'))
    await inTheHouse(profile, phases, say, tally, disk);
  else await disk();
  return tally;
};
