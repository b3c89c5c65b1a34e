import type { MealType } from '#src/contracts/common/fields.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

export type Occasion = {
  readonly date: string;
  readonly mealType: MealType;
  readonly numberOfPeople: number;
};

export type QuoteOffer = { readonly occasion: Occasion; readonly quotedPrice: string | null };

/**
 * How a command changed the staff notes. `QuoteApproved` and `QuoteRejected` record only `removed`.
 */
export type NotesChange = 'kept' | 'written' | 'removed';

export type QuoteEvent =
  | DomainEvent<'QuoteRequested', { occasion: Occasion }>
  | DomainEvent<'QuoteApproved', QuoteOffer & { notes?: NotesChange }>
  | DomainEvent<'QuoteRejected', QuoteOffer & { notes?: NotesChange; reason?: RejectionReason }>
  | DomainEvent<
      'QuoteOfferChanged',
      QuoteOffer & { previousPrice: string | null; notes: NotesChange }
    >;
