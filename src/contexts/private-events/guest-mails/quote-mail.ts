import type { Language } from '#src/contracts/languages.ts';
import type { Occasion, Proposal } from '../domain/quote-events.ts';

type ProposalMail = {
  readonly moment: 'quote_proposed' | 'quote_accepted';
  readonly proposal: Proposal;
};
/**
 * Mail that confirms a quote. `proposal` is the one that the guest accepted, or null if there is
 * none.
 */
type ApprovalMail = { readonly moment: 'quote_approved'; readonly proposal: Proposal | null };
type QuoteMailMoment =
  | { readonly moment: 'quote_received' | 'quote_reopened' | 'quote_rejected' }
  | ProposalMail
  | ApprovalMail;

export type QuoteMail = QuoteMailMoment & {
  readonly language: Language;
  readonly firstName: string | null;
  readonly reference: string;
  /** Absolute URL of the personal link. All other links of the mail have the same origin. */
  readonly link: string;
  readonly occasion: Occasion;
};
