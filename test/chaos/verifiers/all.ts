import { counterDrift, oversoldTurns, doubleBookedTables } from './covers.ts';
import { hashChain, eventsPerVersion, logFollower, gaplessPositions } from './log.ts';
import { mailMessageIds, undeliveredEvents } from './notices.ts';
import { deadlocksAndLongWaits, uncaughtDefects, unexpectedRestarts } from './processes.ts';
import { unannouncedReservations, lostPromises, inconsistentReplies } from './promises.ts';
import { replayedReadModels } from './read-models.ts';
import type { Verifier } from './verifier.ts';

/** V1 to V16. */
export const allVerifiers: readonly Verifier[] = [
  oversoldTurns,
  counterDrift,
  doubleBookedTables,
  lostPromises,
  unannouncedReservations,
  eventsPerVersion,
  gaplessPositions,
  hashChain,
  replayedReadModels,
  undeliveredEvents,
  mailMessageIds,
  logFollower,
  inconsistentReplies,
  deadlocksAndLongWaits,
  uncaughtDefects,
  unexpectedRestarts,
];
