import { counterDrift, oversold, tableTwice } from './covers.ts';
import { chain, eventsPerVersion, follower, positions } from './log.ts';
import { messageIds, undelivered } from './notices.ts';
import { deadlocks, defects, restarts } from './processes.ts';
import { ghosts, lostPromises, otherBodies } from './promises.ts';
import { replayed } from './read-models.ts';
import type { Verifier } from './verifier.ts';

/** V1 to V16. */
export const verifiers: readonly Verifier[] = [
  oversold,
  counterDrift,
  tableTwice,
  lostPromises,
  ghosts,
  eventsPerVersion,
  positions,
  chain,
  replayed,
  undelivered,
  messageIds,
  follower,
  otherBodies,
  deadlocks,
  defects,
  restarts,
];
