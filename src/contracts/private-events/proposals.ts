import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { calendarDate, instant, requiredText, timeOfDay } from '../common/fields.ts';
import { MAX_LENGTHS } from '../common/limits.ts';
import { normalizeEventPrice } from '../common/text-input/normalize-price.ts';
import { wholeNumber } from '../common/whole-number.ts';

export const MAX_PRICE_LENGTH = 40;

/**
 * Price of a proposal. Rejects free text, because it may contain personal data and events cannot be
 * erased.
 */
export const priceText = z
  .string(fieldMessage('price_invalid'))
  .overwrite(normalizeEventPrice)
  .max(MAX_PRICE_LENGTH, fieldMessage('text_too_long', { max: MAX_PRICE_LENGTH }))
  .regex(/^$|^€ [\d.]+(,\d{2})?( (a|per) persona)?$/, fieldMessage('price_invalid'));

/**
 * A new proposal. The restaurant holds the day until `optionDate` at `optionTime`, in its time
 * zone.
 */
export const proposalDraft = z
  .strictObject({
    price: priceText.min(1, fieldMessage('price_invalid')),
    text: requiredText(MAX_LENGTHS.message, fieldMessage('proposal_text_required')),
    optionDate: calendarDate(fieldMessage('date_invalid')).nullish(),
    optionTime: timeOfDay.default('20:00'),
  })
  .meta({ id: 'ProposalDraft' });
export type ProposalDraft = z.infer<typeof proposalDraft>;

/** Fields of a proposal that staff and guest see. `text` is null after an erasure. */
const shownProposal = {
  version: z.int(),
  price: z.string(),
  text: z.string().nullable(),
  optionUntil: instant.nullable(),
  madeAt: instant,
};

export const proposalView = z
  .object({
    ...shownProposal,
    sentAt: instant.nullable(),
    seenAt: instant.nullable(),
    acceptedAt: instant.nullable(),
  })
  .meta({ id: 'EventProposal' });
export type ProposalView = z.infer<typeof proposalView>;

export const ownProposal = z.object(shownProposal).meta({ id: 'OwnEventProposal' });
export type OwnProposal = z.infer<typeof ownProposal>;

/** A question of the guest, which is open until staff make the next proposal. */
export const questionView = z
  .object({ text: z.string().nullable(), askedAt: instant, isOpen: z.boolean() })
  .meta({ id: 'EventQuestion' });

export const questionDraft = z
  .strictObject({ question: requiredText(MAX_LENGTHS.notes, fieldMessage('question_required')) })
  .meta({ id: 'EventQuestionDraft' });

export const proposalAcceptance = z.strictObject({
  version: wholeNumber(fieldMessage('number_invalid'), { min: 1 }),
});
