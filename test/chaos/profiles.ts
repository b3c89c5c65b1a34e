import type { Deaths } from './house.ts';

const MINUTE = 60_000;

/**
 * How much of everything; `long` plays the counts of the promises. A server that starts again costs nearly two seconds of a processor, so
 * that strikes, not guests, fill the two cores: more of them in `ci` make it longer, however few guests there are.
 */
const ci = {
  servers: 8, notifiers: 2, drainMs: MINUTE,
  deaths: { beforeCommit: 0.02, afterCommit: 0.02, beforeRecord: 0.05 } satisfies Deaths,
  lastSeats: { rounds: 4, guests: 500 },
  writeHeavy: { rounds: 2, guests: 500, killMs: 1_500, crashMs: 4_000, wipeMs: 3_600 },
  decisions: { contests: 60, killMs: 1_500, crashMs: 4_000 },
  staffAndGuests: { closures: 30, removals: 10, killMs: 1_500 },
  rebuild: { events: 10_000, killMs: 3_000 },
  withoutNeighbours: { awayMs: 3_000, drainMs: MINUTE },
  network: { faults: 20, stalls: 10, redisFaults: 5 },
  disk: { megabytes: 160, times: 1 },
};

export type Profile = typeof ci;

const long: Profile = {
  ...ci,
  deaths: { beforeCommit: 0.02, afterCommit: 0.02, beforeRecord: 0.08 },
  writeHeavy: { rounds: 6, guests: 500, killMs: 1_200, crashMs: 4_000, wipeMs: 3_600 },
  decisions: { contests: 500, killMs: 1_500, crashMs: 6_000 },
  staffAndGuests: { closures: 300, removals: 50, killMs: 2_000 },
  withoutNeighbours: { awayMs: 30_000, drainMs: 6 * MINUTE },
  network: { faults: 100, stalls: 50, redisFaults: 25 },
  disk: { megabytes: 160, times: 3 },
};

const scaled = (profile: Profile, scale: number): Profile => {
  const times = (number: number) => Math.max(1, Math.round(number * scale));
  /** A rush is never larger than five hundred; a trial of the instrument may have a smaller one. */
  const fewer = (guests: number) => Math.min(guests, Math.max(50, times(guests)));
  const { lastSeats, writeHeavy, decisions, staffAndGuests, rebuild, withoutNeighbours, network, disk } = profile;
  return {
    ...profile,
    lastSeats: { guests: fewer(lastSeats.guests), rounds: times(lastSeats.rounds) },
    writeHeavy: { ...writeHeavy, guests: fewer(writeHeavy.guests), rounds: times(writeHeavy.rounds) },
    decisions: { ...decisions, contests: times(decisions.contests) },
    staffAndGuests: { ...staffAndGuests, closures: times(staffAndGuests.closures), removals: times(staffAndGuests.removals) },
    rebuild: { ...rebuild, events: times(rebuild.events) }, withoutNeighbours: { ...withoutNeighbours, awayMs: times(withoutNeighbours.awayMs) },
    network: { faults: times(network.faults), stalls: times(network.stalls), redisFaults: times(network.redisFaults) },
    disk: { ...disk, times: times(disk.times) },
  };
};

/** @param scale multiplies every count; 10 with `long` plays what a night has time for. @throws Error on an unknown name */
export const profileOf = (name: string, scale: number): Profile => {
  const profile = { ci, long }[name];
  if (!profile) throw new Error(`unknown profile ${name}: ci or long`);
  return scaled(profile, scale);
};
