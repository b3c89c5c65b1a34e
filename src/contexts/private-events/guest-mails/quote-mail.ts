import type { Language } from '#src/contracts/languages.ts';
import type { Occasion, Proposal } from '../domain/quote-events.ts';

type ProposalMail = {
  readonly moment: 'quote_proposed' | 'quote_accepted';
  readonly proposal: Proposal;
};
/** `proposal` is the one that the guest accepted. Null if the guest accepted none. */
type ApprovalMail = { readonly moment: 'quote_approved'; readonly proposal: Proposal | null };
type QuoteMailMoment =
  { readonly moment: 'quote_received' | 'quote_rejected' } | ProposalMail | ApprovalMail;

export type QuoteMail = QuoteMailMoment & {
  readonly language: Language;
  readonly firstName: string | null;
  readonly reference: string;
  /** Absolute URL of the personal link. Its origin is the origin of all other links of the mail. */
  readonly link: string;
  readonly occasion: Occasion;
};
