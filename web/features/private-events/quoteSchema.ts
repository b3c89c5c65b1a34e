import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { quoteRequest } from '#src/contracts/private-events/quotes.ts';
import { fieldMessage } from '#src/messages/field-message.ts';
import { dateTooFarMessage } from '#web/shared/i18n/serverMessages.ts';

export const createQuoteSchema = (today: string, lastDay: string) =>
  quoteRequest.extend({
    eventDate: quoteRequest.shape.eventDate
      .refine((date) => date >= today, fieldMessage('date_past'))
      .refine((date) => date <= lastDay, dateTooFarMessage(lastDay)),
  });

export type QuoteDraft = z.input<ReturnType<typeof createQuoteSchema>>;
export type ParsedQuote = z.output<ReturnType<typeof createQuoteSchema>>;

export const createQuoteResolver = (today: string, lastDay: string) =>
  zodResolver(createQuoteSchema(today, lastDay));
