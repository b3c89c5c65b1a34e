import type { Sql } from '../../kernel/transaction.ts';
import type { Proof } from './challenge.ts';

/** What is counted: under which hash, for how long from its first point, and how much at once (1). */
export type Tally = { readonly name: string; readonly seconds: number; readonly points?: number };

/** How a tally stands, and when it begins again, in milliseconds since 1970. */
export type Standing = { readonly points: number; readonly endsAt: number };

const byName = (one: Tally, other: Tally) => (one.name < other.name ? -1 : 1);

/**
 * Adds to every tally. Within a transaction that is given up nothing was counted.
 *
 * @returns how each stands now, by its name
 */
export const tally = async (sql: Sql, now: Date, tallies: readonly Tally[]): Promise<ReadonlyMap<string, Standing>> => {
  if (tallies.length === 0) return new Map();
  // Everybody takes the rows in the same order, so that no two wait for each other.
  const values = [...tallies].sort(byName).flatMap(({ name, seconds, points = 1 }) => [name, points, new Date(now.getTime() + seconds * 1_000)]);
  const rows = await sql<Standing & { name: string }>(
    `insert into visitor_tally (name, points, ends_at) values ${tallies.map(() => '(?, ?, ?)').join(', ')}
     on conflict (name) do update set
       points = case when visitor_tally.ends_at <= ? then excluded.points else visitor_tally.points + excluded.points end,
       ends_at = case when visitor_tally.ends_at <= ? then excluded.ends_at else visitor_tally.ends_at end
     returning name, points, (extract(epoch from ends_at) * 1000)::float "endsAt"`,
    [...values, now, now]);
  return new Map(rows.map(({ name, ...standing }) => [name, standing]));
};

/** @returns false when it was used before; a twin in another transaction waits for the first one's end */
export const spendProof = async (tx: Sql, { seal, expiresAt }: Proof): Promise<boolean> =>
  (await tx('insert into used_proof (seal, expires_at) values (?, ?) on conflict do nothing returning 1', [seal, expiresAt])).length === 1;

/** Forgets what ended. It waits for nobody, so nobody can wait for it in a circle. */
export const forgetEndedTallies = async (sql: Sql): Promise<void> => {
  await sql('delete from visitor_tally where name in (select name from visitor_tally where ends_at < now() for update skip locked)');
  await sql('delete from used_proof where expires_at < now()');
};
