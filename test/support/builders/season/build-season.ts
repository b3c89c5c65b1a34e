import { randomUUID } from 'node:crypto';
import type { Occasion } from '#src/contexts/private-events/domain/quote-events.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { createRandom } from '../answered-request-log.ts';
import type { UnsealedEvent } from '../insert-sealed-events.ts';
import { buildReservation } from './build-reservation.ts';
import {
  buildSeat,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  STAFF,
  visitMs,
  type Random,
  type Season,
  type SeasonEvent,
  type Step,
} from './season-steps.ts';

const buildWaitingGuest = (random: Random, season: Season): Step[] => {
  const seat = buildSeat(random, season);
  const { date, timeSlotId, slotStart, slotEnd, covers } = seat;
  const atMs = visitMs(seat) - Math.floor(1 + random() * 10 * DAY_MS);
  const turns = [{ timeSlotId, slotStart, slotEnd }];
  const joined: Step = {
    event: { type: 'WaitingListJoined', data: { date, turns, covers, language: 'it' } },
    atMs,
    actor: 'guest',
  };
  const accepted: Step = {
    event: { type: 'OfferAccepted', data: { seat, reservationId: randomUUID() } },
    atMs: atMs + MINUTE_MS,
    actor: 'guest',
  };
  return random() < 0.4 ? [joined, accepted] : [joined];
};

const buildQuote = (random: Random, { firstDay, days }: Season): Step[] => {
  const occasion: Occasion = {
    date: addDays(firstDay, Math.floor(random() * days)),
    mealType: 'cena',
    numberOfPeople: 40,
  };
  const atMs = Date.parse(`${occasion.date}T09:00:00Z`) - Math.floor(random() * 90 * DAY_MS);
  const steps: SeasonEvent[] = [{ type: 'QuoteRequested', data: { occasion } }];
  const about = { occasion, version: 1 };
  if (random() < 0.8)
    steps.push({ type: 'ProposalMade', data: { ...about, price: '€ 45', optionUntil: null } });
  if (steps.length > 1 && random() < 0.7) steps.push({ type: 'ProposalSeen', data: about });
  if (steps.length > 2 && random() < 0.6)
    steps.push({ type: 'ProposalAccepted', data: { ...about, price: '€ 45' } });
  const draw = random();
  const offer = { occasion, quotedPrice: null };
  if (draw < 0.4) steps.push({ type: 'QuoteApproved', data: offer });
  if (draw < 0.1 || draw > 0.8) steps.push({ type: 'QuoteRejected', data: offer });
  return steps.map((event, index) => ({ event, atMs: atMs + index * HOUR_MS, actor: STAFF }));
};

/** Moves steps so that each one comes after the previous one. */
const withRisingTimes = (steps: readonly Step[]): Step[] => {
  let lastMs = 0;
  return steps.map((step) => {
    lastMs = Math.max(Math.round(step.atMs), lastMs + 1);
    return { ...step, atMs: lastMs };
  });
};

/**
 * Builds a year of events in chronological order: reservations of every origin and outcome, the
 * waiting list and quotes. The same seed gives the same events, except for ids.
 */
export const buildSeason = (season: Season): UnsealedEvent[] => {
  const random = createRandom(season.seed);
  const streams = [
    ...Array.from({ length: season.reservations }, () => ({
      stream: `reservation-${randomUUID()}`,
      steps: buildReservation(random, season),
    })),
    ...Array.from({ length: season.reservations / 20 }, () => ({
      stream: `waiting-list-${randomUUID()}`,
      steps: buildWaitingGuest(random, season),
    })),
    ...Array.from({ length: season.reservations / 60 }, () => ({
      stream: `quote-${randomUUID()}`,
      steps: buildQuote(random, season),
    })),
  ];
  return streams
    .flatMap(({ stream, steps }) =>
      withRisingTimes(steps).map(({ event: { type, data }, atMs, actor }, index) => ({
        stream,
        version: index + 1,
        type,
        data,
        actor,
        at: new Date(atMs).toISOString(),
      })),
    )
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.version - other.version);
};
