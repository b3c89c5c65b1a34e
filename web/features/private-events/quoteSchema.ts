import type { z } from 'zod';
import { quoteRequest } from '../../../src/contracts/private-events.ts';

/** The contract's request, on a day not before `today` (decision 22); the contract itself has no clock. */
export const quoteSchema = (today: string) => quoteRequest.extend({
  eventDate: quoteRequest.shape.eventDate.refine((date) => date >= today, 'La data non può essere nel passato'),
});

/** What the fields hold while a guest types, and what is sent. */
export type QuoteDraft = z.input<ReturnType<typeof quoteSchema>>;
export type ParsedQuote = z.output<ReturnType<typeof quoteSchema>>;

export const emptyQuote: QuoteDraft = {
  customerName: '', customerPhone: '', customerEmail: '', eventDate: '', mealType: 'pranzo', numberOfPeople: '', menuIdeas: '', additionalNotes: '',
};
