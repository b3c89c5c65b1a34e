import { verifySnapshot } from '#src/contexts/audit/chain/verify-stored-log.postgres.ts';
import { summarizeBreaches, type Verifier } from './verifier.ts';

/** Finds reservations without events, and events without a reservation. */
export const eventsPerVersion: Verifier = {
  name: 'V6',
  promise: 'one event per version of every reservation',
  breaches: async (_, tx) =>
    summarizeBreaches(
      (
        await tx<{
          id: string;
          version: number;
          events: number;
          versions: number;
          requests: number;
        }>(
          `select coalesce(r.id::text, e.id) id, coalesce(r.version, 0) version, coalesce(e.events, 0) events, coalesce(e.versions, 0) versions, coalesce(e.requests, 0) requests
     from reservations r full join (
       select replace(stream, 'reservation-', '') id, count(*)::int events, max(version) versions,
         (count(*) filter (where type in ('ReservationRequested', 'ReservationEntered')))::int requests
       from event where stream like 'reservation-%' group by stream) e on e.id = r.id::text
     where r.version is distinct from e.events or e.versions is distinct from e.events or e.requests is distinct from 1`,
        )
      ).map(
        ({ id, version, events, versions, requests }) =>
          `${id}: at version ${version}, ${events} events up to ${versions}, ${requests} of them its beginning`,
      ),
    ),
};

export const gaplessPositions: Verifier = {
  name: 'V7',
  promise: 'positions 1 to N without a hole',
  breaches: async (_, tx) =>
    summarizeBreaches(
      (
        await tx<{ pos: string; expected: string }>(
          `select pos::text, expected::text from (select pos, row_number() over (order by pos) expected from event) e where pos <> expected order by e.pos limit 100`,
        )
      ).map(({ pos, expected }) => `where ${expected} should be stands ${pos}`),
    ),
};

export const hashChain: Verifier = {
  name: 'V8',
  promise: 'the chain holds against its seals, and the head is its last event',
  breaches: async ({ signedCheckpoints: seals }, tx) => {
    const { flaw } = await verifySnapshot(tx, seals);
    return flaw ? [`${flaw.code} at ${flaw.position}: ${flaw.message}`] : [];
  },
};

/** Checks that the follower of the log received every event once, in the order of the log. */
export const logFollower: Verifier = {
  name: 'V12',
  promise: 'a follower of the log heard every event, in order',
  breaches: async ({ followedPositions: tailed }, tx) => {
    const all = (await tx<{ pos: number }>('select pos::int from event order by event.pos')).map(
      ({ pos }) => pos,
    );
    const heard = new Set(tailed);
    const skipped = all.filter((pos) => !heard.has(pos)).map((pos) => `never told of ${pos}`);
    const disordered = tailed
      .filter((pos, place) => place > 0 && pos <= tailed[place - 1]!)
      .map((pos) => `told of ${pos} after a later one, or twice`);
    return summarizeBreaches([...skipped, ...disordered]);
  },
};
