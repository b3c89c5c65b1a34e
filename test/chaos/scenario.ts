import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drain } from './drain.ts';
import { askAllAgain, gather } from './gather.ts';
import { openHouse, type ChaosHouse } from './house.ts';
import { decisions } from './phases/decisions.ts';
import { fullDisk, smallDisk } from './phases/disk.ts';
import { lastSeats } from './phases/last-seats.ts';
import { network } from './phases/network.ts';
import { withoutDatabase, withoutNeighbours } from './phases/outages.ts';
import { rebuildUnderLoad } from './phases/rebuild.ts';
import { staffAndGuests } from './phases/staff-and-guests.ts';
import { writeHeavy } from './phases/write-heavy.ts';
import type { Profile } from './profiles.ts';
import { setStage, type PhaseReport, type Stage } from './stage.ts';
import { troubles } from './troubles.ts';
import { verifiers } from './verifiers/all.ts';
import { askAll, type Evidence } from './verifiers/verifier.ts';

type Say = (words: string) => void;
type Play = (stage: Stage) => Promise<PhaseReport>;
const CALM_SERVERS = 3;
const ON_THE_FLEET = ['A', 'B', 'C', 'D', 'E', 'F', 'H'];

type Tally = { played: number; breaches: number };

const report = (say: Say, tally: Tally, heading: string, { facts, breaches }: PhaseReport, seconds: number) => {
  tally.breaches += breaches.length;
  say(`${breaches.length === 0 ? 'ok ' : 'RED'} ${heading} (${seconds.toFixed(0)} s): ${facts}`);
  for (const breach of breaches) say(`      ${breach}`);
};

/** Plays one phase; one that cannot go on is a breach, and the others are played all the same. */
const play = async (say: Say, tally: Tally, heading: string, stage: Stage, act: Play): Promise<void> => {
  const began = Date.now();
  const outcome = await act(stage).catch((error: unknown) => ({ facts: 'it could not be played to its end', breaches: [String(error instanceof Error ? error.stack : error)] }));
  tally.played += 1;
  report(say, tally, heading, outcome, (Date.now() - began) / 1_000);
};

/** When all is quiet: every key asked again, everything delivered, then V1 to V16. */
const judge = async (say: Say, tally: Tally, stage: Stage, profile: Profile, prewritten: Evidence['prewritten']): Promise<void> => {
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
  const sum = (name: 'kills' | 'selfKills' | 'failedStarts') => everybody.reduce((total, { counts }) => total + counts[name], 0);
  const [{ events }] = (await stage.sql<{ events: number }>('select count(*)::int events from event')) as [{ events: number }];
  say(`    ${keys} promises asked again; drained in ${seconds.toFixed(1)} s; ${events} events, ${evidence.messageIds.length} mails of which ${new Set(evidence.messageIds).size} different; `
    + `${house.counts.replies} replies, ${house.counts.busy} of them "try again", ${house.counts.unanswered} requests without a reply ${JSON.stringify(house.reasons)}; `
    + `${sum('kills')} kill -9, ${sum('selfKills')} self-kills, ${sum('failedStarts')} starts put off; ${stage.mishaps.counts.databaseCrashes} PostgreSQL crashes, ${stage.mishaps.counts.redisWipes} Redis wipes`);
  say(`    errors that processes logged: ${troubles(evidence.outputs)}`);
};

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

/** Few servers, none of which dies by its own hand, and nothing that an earlier phase left undelivered. */
const calm = async (stage: Stage, drainMs: number): Promise<void> => {
  const { house } = stage;
  await Promise.all([house.retire(house.servers), house.retire(house.notifiers)]);
  house.startNotifiers(1);
  await house.startServers(CALM_SERVERS);
  await house.allServe();
  await drain(stage, drainMs);
};

const inTheHouse = async (profile: Profile, phases: ReadonlySet<string>, say: Say, tally: Tally): Promise<void> => {
  const house = await openHouse();
  await within(house, async () => {
    await house.startServers(profile.servers, profile.deaths);
    house.startNotifiers(profile.notifiers, profile.deaths);
    house.followLog();
    const stage = await setStage(house);
    let prewritten: Evidence['prewritten'] = null;
    const acts: [string, string, Play][] = [
      ['A', 'last seats', (set) => lastSeats(set, profile.lastSeats)],
      ['B', 'write-heavy', (set) => writeHeavy(set, profile.writeHeavy)],
      ['C', 'decisions', (set) => decisions(set, profile.decisions)],
      ['D', 'staff against guests', (set) => staffAndGuests(set, profile.staffAndGuests)],
      ['E', 'rebuild', async (set) => {
        const rebuilt = await rebuildUnderLoad(set, { ...profile.rebuild, secret: house.secret });
        prewritten = rebuilt.prewritten;
        return rebuilt.report;
      }],
      ['F', 'network', (set) => network(set, { ...profile.network, deaths: { beforeCommit: 0, afterCommit: 0, beforeRecord: 0.05 } })],
      ['H', 'neighbours away', (set) => withoutNeighbours(set, profile.withoutNeighbours)],
      ['H', 'PostgreSQL away', withoutDatabase],
    ];
    let isCalm = false;
    for (const [letter, title, act] of acts) {
      if (!phases.has(letter)) continue;
      if (letter === 'H' && !isCalm) await calm(stage, profile.drainMs);
      isCalm = letter === 'H';
      await play(say, tally, `${letter} ${title}`, stage, act);
    }
    if (house.servers.length === 0) await calm(stage, profile.drainMs);
    await judge(say, tally, stage, profile, prewritten);
  });
};

const onASmallDisk = async (profile: Profile, say: Say, tally: Tally): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-disk-'));
  const disk = smallDisk(folder, profile.disk.megabytes);
  if (!disk) {
    tally.breaches += 1;
    return say('RED G disk: NOT PLAYED: only root may mount the small disk that it needs; run it as root, or leave it out with --phases=ABCDEFH');
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
      await play(say, tally, 'G disk', stage, (set) => fullDisk(set, { folder, times: profile.disk.times }));
      await judge(say, tally, stage, profile, null);
    });
  } finally {
    disk.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Ends everything that was started. */
export const abandon = async (): Promise<void> => { await Promise.allSettled([...opened].map(({ close }) => close())); };

/** Plays the phases that were asked for. @returns how many were played, and how many breaches were found. */
export const playAll = async (profile: Profile, phases: ReadonlySet<string>, say: Say): Promise<Tally> => {
  const tally = { played: 0, breaches: 0 };
  if (ON_THE_FLEET.some((letter) => phases.has(letter))) await inTheHouse(profile, phases, say, tally);
  if (phases.has('G')) await onASmallDisk(profile, say, tally);
  return tally;
};
