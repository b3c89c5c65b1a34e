import type { Sql } from '../../kernel/transaction.ts';
import type { VisitorLimits } from './judge.ts';
import { tally, type Standing, type Tally } from './tallies.postgres.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** A keyed hash of what is counted: nothing personal is stored. */
export type Hidden = (...what: readonly string[]) => string;

/** What was sent, from where. */
export type Sent = { readonly network: string; readonly isHasty: boolean };

/** How the tallies stand that were counted; the limit of the others is lifted, or they do not concern this request. */
export type Pressure = Partial<Record<'address' | 'hasty' | 'everybody', Standing>>;

const talliesOf = ({ network, isHasty }: Sent, limits: VisitorLimits, hidden: Hidden): Partial<Record<keyof Pressure, Tally>> => ({
  ...(limits.addressHour > 0 ? { address: { name: hidden('address', network), seconds: HOUR_S } } : {}),
  ...(limits.hastyMinute > 0 && isHasty ? { hasty: { name: hidden('hasty', network), seconds: MINUTE_S } } : {}),
  ...(limits.alarmMinute > 0 ? { everybody: { name: hidden('everybody'), seconds: MINUTE_S } } : {}),
});

/** Counts one request, answered or not, under every limit that concerns it. */
export const countSent = async (sql: Sql, now: Date, sent: Sent, { limits, hidden }: { limits: VisitorLimits; hidden: Hidden }): Promise<Pressure> => {
  const tallies = talliesOf(sent, limits, hidden);
  const standings = await tally(sql, now, Object.values(tallies));
  return Object.fromEntries(Object.entries(tallies).map(([what, { name }]) => [what, standings.get(name)]));
};

/** Those beyond their usual pace. */
export const tooMuch = ({ address, hasty, everybody }: Pressure, limits: VisitorLimits): Standing[] =>
  ([[address, limits.addressHour], [hasty, limits.hastyMinute], [everybody, limits.alarmMinute]] as const)
    .flatMap(([standing, limit]) => (standing && standing.points > limit ? [standing] : []));

/** Seconds until the last of these tallies begins again. */
export const secondsUntilEnd = (standings: readonly Standing[], now: Date): number =>
  Math.max(1, Math.ceil((Math.max(0, ...standings.map(({ endsAt }) => endsAt)) - now.getTime()) / 1_000));
