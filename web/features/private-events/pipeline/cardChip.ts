import type { QuoteCardView } from '#src/contracts/private-events/pipeline.ts';
import { lostReasonLabel } from '#src/contracts/private-events/pipeline-codes.ts';
import { venueDate } from '#web/shared/dates/dates.ts';
import { formatEuros } from './euros.ts';
import { daysUntil, formatNearDay, formatWait } from './pipelineDates.ts';

/**
 * A label on a card. Except in the neutral tone `night`, the text begins with a symbol, because
 * colour alone is not accessible.
 */
export type Chip = { readonly tone: 'high' | 'medium' | 'low' | 'night'; readonly text: string };

const LATE_MS = 24 * 3_600_000;
const NEAR_DAYS = 7;

/** Returns true if a request is unanswered for 24 hours. `now` is in epoch milliseconds. */
export const isLate = ({ stage, createdAt }: QuoteCardView, now: number): boolean =>
  stage === 'asked' && now - Date.parse(createdAt) >= LATE_MS;

export const isOptionOver = ({ optionUntil }: QuoteCardView, now: number): boolean =>
  optionUntil !== null && Date.parse(optionUntil) <= now;

/** Returns true if staff must contact the guest today. */
export const isToHear = ({ stage, callBackOn }: QuoteCardView, today: string): boolean =>
  stage === 'asked' || (callBackOn !== null && callBackOn <= today);

const chipOfRequest = (card: QuoteCardView, now: number): Chip => {
  const wait = formatWait(now - Date.parse(card.createdAt));
  return isLate(card, now)
    ? { tone: 'low', text: `■ aspetta da ${wait}` }
    : { tone: 'night', text: `da ${wait}` };
};

const chipOfProposal = (card: QuoteCardView, now: number, today: string): Chip => {
  const { proposalVersion: version, proposalSeenAt: seenAt, optionUntil, stage } = card;
  if (card.isAccepted) return { tone: 'high', text: `● v${version} · accettata` };
  if (stage === 'option' && optionUntil !== null) {
    if (isOptionOver(card, now)) return { tone: 'low', text: '■ opzione scaduta' };
    const day = formatNearDay(venueDate(new Date(optionUntil)), today);
    return { tone: 'medium', text: `○ v${version} · fino a ${day}` };
  }
  if (seenAt === null) return { tone: 'medium', text: `○ v${version} · non vista` };
  return {
    tone: 'night',
    text: `v${version} · vista ${formatNearDay(venueDate(new Date(seenAt)), today)}`,
  };
};

const chipOfConfirmed = (
  { eventDate, depositCents, isPaid, holdsSeats }: QuoteCardView,
  today: string,
): Chip => {
  if (!holdsSeats) return { tone: 'low', text: '■ non occupa posti' };
  const days = daysUntil(eventDate, today);
  if (days <= NEAR_DAYS)
    return {
      tone: 'high',
      text: `● ${days <= 1 ? formatNearDay(eventDate, today) : `fra ${days} giorni`}`,
    };
  if (isPaid) return { tone: 'high', text: '◆ saldato' };
  return depositCents > 0
    ? { tone: 'high', text: `● caparra ${formatEuros(depositCents)}` }
    : { tone: 'medium', text: '○ senza caparra' };
};

const chipOfStage = (card: QuoteCardView, now: number, today: string): Chip => {
  switch (card.stage) {
    case 'asked':
      return chipOfRequest(card, now);
    case 'contacted':
      return { tone: 'night', text: 'sentito' };
    case 'proposed':
    case 'option':
      return chipOfProposal(card, now, today);
    case 'confirmed':
      return chipOfConfirmed(card, today);
    case 'done':
      return card.isPaid
        ? { tone: 'night', text: '◆ saldato' }
        : { tone: 'medium', text: '○ da saldare' };
    case 'lost':
      return {
        tone: 'night',
        text: card.lostReason ? lostReasonLabel[card.lostReason] : 'Rifiutata',
      };
  }
};

const HAS_TO_HEAR = ['contacted', 'proposed', 'option'];

/** Returns the most urgent fact about a quote. `now` is in epoch milliseconds. */
export const chipOf = (card: QuoteCardView, now: number): Chip => {
  const today = venueDate(new Date(now));
  const { callBackOn, hasOpenQuestion, proposalVersion: version, stage } = card;
  if (hasOpenQuestion && HAS_TO_HEAR.includes(stage))
    return { tone: 'low', text: version > 0 ? `■ v${version} · domanda` : '■ domanda' };
  if (callBackOn !== null && !card.isAccepted && HAS_TO_HEAR.includes(stage)) {
    const day = formatNearDay(callBackOn, today);
    if (callBackOn <= today) return { tone: 'low', text: `■ richiama ${day}` };
    if (stage === 'contacted') return { tone: 'medium', text: `○ richiama ${day}` };
  }
  return chipOfStage(card, now, today);
};
