import type { PipelineStage } from '#src/contracts/private-events/pipeline-codes.ts';
import type { QuoteEvent, StoredStage } from './quote-events.ts';

type Transition = { readonly to: StoredStage; readonly from: readonly StoredStage[] };

const UNDECIDED = ['asked', 'contacted', 'proposed', 'option'] as const;

/**
 * Returns the stage change that the event causes, or null. Quotes in a stage outside of `from` do
 * not change.
 */
export const findTransition = ({ type, data }: QuoteEvent): Transition | null => {
  switch (type) {
    case 'QuoteContactNoted':
      return { to: 'contacted', from: ['asked'] };
    case 'ProposalMade':
    case 'OptionSet':
      return { to: data.optionUntil === null ? 'proposed' : 'option', from: UNDECIDED };
    case 'QuoteApproved':
      return { to: 'confirmed', from: UNDECIDED };
    case 'QuoteApprovalUndone':
      return { to: data.stage, from: ['confirmed'] };
    case 'QuoteRejected':
    case 'QuoteLost':
      return { to: 'lost', from: [...UNDECIDED, 'confirmed'] };
    case 'QuoteRequested':
    case 'QuoteOfferChanged':
    case 'ProposalSent':
    case 'ProposalSeen':
    case 'ProposalAccepted':
    case 'QuoteQuestionAsked':
    case 'QuotePaymentNoted':
    case 'HoldChosen':
      return null;
  }
};

/**
 * Returns `contacted` if staff took the request, because they were already in contact with the
 * guest.
 */
export const firstStage = (channel: unknown): StoredStage =>
  channel === undefined ? 'asked' : 'contacted';

export const evolveStage = (stage: StoredStage, event: QuoteEvent): StoredStage => {
  const transition = findTransition(event);
  return transition?.from.includes(stage) ? transition.to : stage;
};

/**
 * Returns `done` for a confirmed quote after its date. `today` is a date in the restaurant's time
 * zone.
 */
export const toPipelineStage = (
  stage: StoredStage,
  eventDate: string,
  today: string,
): PipelineStage => (stage === 'confirmed' && eventDate < today ? 'done' : stage);
