import type { MealType } from '#src/contracts/common/fields.ts';
import type {
  ContactChannel,
  LostReason,
  PipelineStage,
  PaymentKind,
} from '#src/contracts/private-events/pipeline-codes.ts';
import type { NamedWishes } from '#src/contracts/private-events/wishes.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

export type Occasion = {
  readonly date: string;
  readonly mealType: MealType;
  readonly numberOfPeople: number;
};

export type QuoteOffer = { readonly occasion: Occasion; readonly quotedPrice: string | null };

/**
 * Effect of a command on the staff notes. `QuoteApproved` and `QuoteRejected` record only
 * `removed`.
 */
export type NotesChange = 'kept' | 'written' | 'removed';

/**
 * A proposal to the guest. `optionUntil` is an ISO instant, or null if the restaurant does not hold
 * the day.
 */
export type Proposal = {
  readonly version: number;
  readonly price: string;
  readonly optionUntil: string | null;
};

/** A payment of the guest. `paidOn` is a date in the restaurant's time zone. */
export type Payment = {
  readonly kind: PaymentKind;
  readonly amountCents: number;
  readonly paidOn: string;
};

/**
 * Covers, rooms or service that a private event takes from its date and meal. Empty `timeSlotIds`
 * mean all turns of the meal, and null means no covers or no room.
 */
export type Hold = {
  readonly covers: number | null;
  readonly floor: number | null;
  /** All rooms, if they are several. */
  readonly floors?: readonly number[];
  readonly timeSlotIds: readonly string[];
  readonly closesService: boolean;
};

/**
 * Stages that the database stores. `done` is computed, because a confirmed quote is done when its
 * day is over.
 */
export type StoredStage = Exclude<PipelineStage, 'done'>;

type AboutVersion = { readonly occasion: Occasion; readonly version: number };

/**
 * Events of a quote. They leave out the texts of proposals, questions and contacts, which are
 * personal data.
 */
export type QuoteEvent =
  | DomainEvent<
      'QuoteRequested',
      {
        occasion: Occasion;
        language?: Language;
        wishes?: NamedWishes;
        /** Present only if staff took the request. */
        channel?: ContactChannel;
      }
    >
  | DomainEvent<
      'QuoteApproved',
      QuoteOffer & {
        notes?: NotesChange;
        /** What the event takes from now on. Absent if the occasion was over. */
        hold?: Hold | null;
        despiteConflicts?: boolean;
      }
    >
  | DomainEvent<
      'QuoteApprovalUndone',
      {
        occasion: Occasion;
        /** Stage and hold as they were before the approval. */
        stage: StoredStage;
        hold: Hold | null;
        despiteConflicts: boolean;
      }
    >
  | DomainEvent<'QuoteRejected', QuoteOffer & { notes?: NotesChange; reason?: RejectionReason }>
  | DomainEvent<
      'QuoteOfferChanged',
      QuoteOffer & { previousPrice: string | null; notes: NotesChange }
    >
  | DomainEvent<'ProposalMade', { occasion: Occasion } & Proposal>
  | DomainEvent<'ProposalSent', AboutVersion>
  | DomainEvent<'ProposalSeen', AboutVersion>
  | DomainEvent<'ProposalAccepted', AboutVersion & { price: string }>
  | DomainEvent<'QuoteQuestionAsked', { occasion: Occasion; version: number | null }>
  | DomainEvent<
      'QuoteContactNoted',
      { occasion: Occasion; channel: ContactChannel; callBackOn: string | null }
    >
  | DomainEvent<'QuotePaymentNoted', { occasion: Occasion } & Payment>
  | DomainEvent<'HoldChosen', { occasion: Occasion; hold: Hold | null; despiteConflicts: boolean }>
  | DomainEvent<'OptionSet', AboutVersion & { optionUntil: string }>
  | DomainEvent<'QuoteLost', { occasion: Occasion; reason: LostReason }>;
