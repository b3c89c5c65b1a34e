import type { SelfKillChances } from './environment/chaos-environment.ts';

const MINUTE = 60_000;

/**
 * Number of faults and guests per phase. The profile `ci` reaches the counts that
 * docs/reliability.md promises (R1, R3, R6, R7).
 */
const ciProfile = {
  servers: 8,
  notifiers: 2,
  drainMs: MINUTE,
  deaths: {
    beforeCommit: 0.013,
    afterCommit: 0.013,
    beforeRecord: 0.065,
  } satisfies SelfKillChances,
  lastSeats: { rounds: 4, guests: 500 },
  writeHeavy: { rounds: 6, guests: 500, killMs: 4_500, crashMs: 18_000, wipeMs: 7_500 },
  decisions: { contests: 50, killMs: 1_500, crashMs: 4_000 },
  staffAndGuests: { closures: 20, removals: 8, killMs: 1_500 },
  personalLinks: {
    guests: 60,
    offers: 6,
    proposals: 10,
    killMs: 1_500,
    crashMs: 6_000,
    wipeMs: 4_000,
  },
  rebuild: { events: 10_000, killMs: 3_000 },
  withoutNeighbours: { awayMs: 2_000, drainMs: MINUTE },
  network: { faults: 15, stalls: 8, redisFaults: 5 },
  disk: { megabytes: 160, times: 1 },
};

export type Profile = typeof ciProfile;

const longProfile: Profile = {
  ...ciProfile,
  lastSeats: { rounds: 10, guests: 500 },
  writeHeavy: { rounds: 10, guests: 500, killMs: 2_500, crashMs: 8_000, wipeMs: 3_600 },
  decisions: { contests: 500, killMs: 1_500, crashMs: 6_000 },
  staffAndGuests: { closures: 100, removals: 30, killMs: 2_000 },
  personalLinks: {
    guests: 300,
    offers: 20,
    proposals: 60,
    killMs: 1_500,
    crashMs: 6_000,
    wipeMs: 4_000,
  },
  withoutNeighbours: { awayMs: 20_000, drainMs: 6 * MINUTE },
  network: { faults: 50, stalls: 25, redisFaults: 12 },
  disk: { megabytes: 160, times: 3 },
};

const scaleProfile = (profile: Profile, scale: number): Profile => {
  const times = (number: number) => Math.max(1, Math.round(number * scale));
  /**
   * Scales the guests of a round down to at least 50. A larger scale adds only rounds, not guests.
   */
  const fewer = (guests: number) => Math.min(guests, Math.max(50, times(guests)));
  const {
    lastSeats,
    writeHeavy,
    decisions,
    staffAndGuests,
    personalLinks,
    rebuild,
    withoutNeighbours,
    network,
    disk,
  } = profile;
  return {
    ...profile,
    lastSeats: { guests: fewer(lastSeats.guests), rounds: times(lastSeats.rounds) },
    writeHeavy: {
      ...writeHeavy,
      guests: fewer(writeHeavy.guests),
      rounds: times(writeHeavy.rounds),
    },
    decisions: { ...decisions, contests: times(decisions.contests) },
    staffAndGuests: {
      ...staffAndGuests,
      closures: times(staffAndGuests.closures),
      removals: times(staffAndGuests.removals),
    },
    personalLinks: {
      ...personalLinks,
      guests: times(personalLinks.guests),
      offers: times(personalLinks.offers),
      proposals: times(personalLinks.proposals),
    },
    rebuild: { ...rebuild, events: times(rebuild.events) },
    withoutNeighbours: { ...withoutNeighbours, awayMs: times(withoutNeighbours.awayMs) },
    network: {
      faults: times(network.faults),
      stalls: times(network.stalls),
      redisFaults: times(network.redisFaults),
    },
    disk: { ...disk, times: times(disk.times) },
  };
};

/** Multiplies every count of the profile by `scale`. Throws on an unknown profile name. */
export const loadProfile = (name: string, scale: number): Profile => {
  const profile = { ci: ciProfile, long: longProfile }[name];
  if (!profile) throw new Error(`unknown profile ${name}: ci or long`);
  return scaleProfile(profile, scale);
};
