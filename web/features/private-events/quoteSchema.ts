import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { quoteRequest } from '#src/contracts/private-events.ts';
import { dateTooFarMessage } from '#web/shared/i18n/serverMessages.ts';

/** The contract's request, on a day from `today` to `lastDay` (decision 22); the contract itself has no clock. */
const createQuoteSchema = (today: string, lastDay: string) =>
  quoteRequest.extend({
    eventDate: quoteRequest.shape.eventDate
      .refine((date) => date >= today, 'La data non può essere nel passato')
      .refine((date) => date <= lastDay, dateTooFarMessage(lastDay)),
  });

/** What the fields hold while a guest types, and what is sent. */
export type QuoteDraft = z.input<ReturnType<typeof createQuoteSchema>>;
export type ParsedQuote = z.output<ReturnType<typeof createQuoteSchema>>;

/** What the form asks about its fields. */
export const createQuoteResolver = (today: string, lastDay: string) =>
  zodResolver(createQuoteSchema(today, lastDay));
