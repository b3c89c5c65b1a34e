import type { MealType } from '#src/contracts/common/fields.ts';
import type { RejectionReason } from '#src/contracts/rejection.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

/** What the guest would like to hold, without a word about the guest. Every event repeats it, so any reader stands alone. */
export type Occasion = {
  readonly date: string;
  readonly mealType: MealType;
  readonly numberOfPeople: number;
};

/** An amount as the staff wrote it; null when none was said. */
export type QuoteOffer = { readonly occasion: Occasion; readonly quotedPrice: string | null };

/** What happened to the notes, whose text is in the vault. A decision without this field left them as they were, or wrote them. */
export type NotesChange = 'kept' | 'written' | 'removed';

export type QuoteEvent =
  | DomainEvent<'QuoteRequested', { occasion: Occasion }>
  | DomainEvent<'QuoteApproved', QuoteOffer & { notes?: NotesChange }>
  /** Older events have no reason. */
  | DomainEvent<'QuoteRejected', QuoteOffer & { notes?: NotesChange; reason?: RejectionReason }>
  | DomainEvent<
      'QuoteOfferChanged',
      QuoteOffer & { previousPrice: string | null; notes: NotesChange }
    >;
