import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { quoteRequest } from '../../../src/contracts/private-events.ts';

/** The contract's request, on a day not before `today` (decision 22); the contract itself has no clock. */
const quoteSchema = (today: string) => quoteRequest.extend({
  eventDate: quoteRequest.shape.eventDate.refine((date) => date >= today, 'La data non può essere nel passato'),
});

/** What the fields hold while a guest types, and what is sent. */
export type QuoteDraft = z.input<ReturnType<typeof quoteSchema>>;
export type ParsedQuote = z.output<ReturnType<typeof quoteSchema>>;

/** What the form asks about its fields. */
export const judgeQuote = (today: string) => zodResolver(quoteSchema(today));
