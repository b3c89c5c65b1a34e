import { counterDrift, oversoldTurns, doubleBookedTables } from './cover-verifiers.ts';
import {
  hashChain,
  eventsPerVersion,
  logFollower,
  gaplessPositions,
} from './event-log-verifiers.ts';
import { contactStates, endedHolds, guestMails } from './guest-verifiers.ts';
import { mailMessageIds, undeliveredEvents } from './notice-verifiers.ts';
import { deadlocksAndLongWaits, uncaughtDefects, unexpectedRestarts } from './process-verifiers.ts';
import { unannouncedReservations, lostPromises, inconsistentReplies } from './reply-verifiers.ts';
import { replayedReadModels } from './read-model-verifiers.ts';
import type { Verifier } from './verifier.ts';

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
  guestMails,
  endedHolds,
  contactStates,
];
