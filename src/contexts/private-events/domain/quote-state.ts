import type { QuoteStatus } from '#src/contracts/private-events/quotes.ts';
import type { Hold, Occasion, Proposal, QuoteEvent, StoredStage } from './quote-events.ts';
import { evolveStage, firstStage } from './stages.ts';

/**
 * State of a quote with its newest proposal. `sentVersion` and `seenVersion` are 0 until a proposal
 * is sent or seen.
 */
export type RequestedQuote = {
  readonly status: QuoteStatus;
  readonly stage: StoredStage;
  readonly occasion: Occasion;
  readonly quotedPrice: string | null;
  readonly proposal: Proposal | null;
  readonly sentVersion: number;
  readonly seenVersion: number;
  readonly acceptedVersion: number | null;
  readonly openQuestions: number;
  readonly hold: Hold | null;
  /** True if staff allowed the hold to conflict with accepted reservations. */
  readonly holdsDespiteConflicts: boolean;
  /** What an undo of the approval restores, or null if the quote is not approved. */
  readonly beforeApproval: BeforeApproval | null;
};
type BeforeApproval = {
  readonly stage: StoredStage;
  readonly hold: Hold | null;
  readonly despiteConflicts: boolean;
};
export type QuoteState = { readonly status: 'unrequested' } | RequestedQuote;

const requested = (occasion: Occasion, stage: StoredStage): RequestedQuote => ({
  status: 'pending',
  stage,
  occasion,
  quotedPrice: null,
  proposal: null,
  sentVersion: 0,
  seenVersion: 0,
  acceptedVersion: null,
  openQuestions: 0,
  hold: null,
  holdsDespiteConflicts: false,
  beforeApproval: null,
});

const changeOf = (
  { type, data }: Exclude<QuoteEvent, { type: 'QuoteRequested' }>,
  state: RequestedQuote,
): Partial<RequestedQuote> => {
  switch (type) {
    case 'QuoteApproved':
      return {
        status: 'approved',
        quotedPrice: data.quotedPrice,
        ...(data.hold === undefined
          ? {}
          : { hold: data.hold, holdsDespiteConflicts: data.despiteConflicts ?? false }),
        beforeApproval: {
          stage: state.stage,
          hold: state.hold,
          despiteConflicts: state.holdsDespiteConflicts,
        },
      };
    case 'QuoteApprovalUndone':
      return {
        status: 'pending',
        hold: data.hold,
        holdsDespiteConflicts: data.despiteConflicts,
        beforeApproval: null,
      };
    case 'QuoteRejected':
      return { status: 'rejected', quotedPrice: data.quotedPrice };
    case 'QuoteOfferChanged':
      return { quotedPrice: data.quotedPrice };
    case 'ProposalMade': {
      const { version, price, optionUntil } = data;
      return {
        proposal: { version, price, optionUntil },
        quotedPrice: price,
        acceptedVersion: null,
        openQuestions: 0,
      };
    }
    case 'ProposalSent':
      return { sentVersion: data.version };
    case 'ProposalSeen':
      return { seenVersion: data.version };
    case 'ProposalAccepted':
      return { acceptedVersion: data.version };
    case 'QuoteQuestionAsked':
      return { openQuestions: state.openQuestions + 1 };
    case 'OptionSet':
      return { proposal: state.proposal && { ...state.proposal, optionUntil: data.optionUntil } };
    case 'HoldChosen':
      return { hold: data.hold, holdsDespiteConflicts: data.despiteConflicts };
    case 'QuoteLost':
      return { status: 'rejected' };
    case 'QuoteContactNoted':
    case 'QuotePaymentNoted':
      return {};
  }
};

export const evolveQuote = (state: QuoteState, event: QuoteEvent): QuoteState => {
  if (event.type === 'QuoteRequested')
    return requested(event.data.occasion, firstStage(event.data.channel));
  if (state.status === 'unrequested') return state;
  return { ...state, ...changeOf(event, state), stage: evolveStage(state.stage, event) };
};
