import type { GuestMail, MailProposal } from './guest-mail.ts';
import { capitalize, type MailTranslator } from '#src/messaging/layout/mail-translator.ts';
import { turnValues } from './mail-values.ts';
import type { ProposalBox } from '#src/messaging/layout/mail-view.ts';

/**
 * Creates one box per proposal. Its button names the weekday, or the time if all proposals are on
 * the same date.
 */
export const createProposalBoxes = (
  text: MailTranslator,
  proposals: readonly MailProposal[],
  { language, reservation: { people } }: GuestMail,
): readonly ProposalBox[] => {
  const isOneDate = proposals.length > 1 && new Set(proposals.map(({ date }) => date)).size === 1;
  return proposals.map((proposal) => {
    const values = turnValues(text, proposal, language);
    const label = isOneDate ? 'alternatives.chooseTime' : 'alternatives.choose';
    return {
      heading: `${capitalize(values.mediumDate)}, ${values.start}`,
      arrival: `${text.plain('facts.arrival', values)} ${values.arrival}`,
      party: `${text.plain('party', { people })} · ${text.plain('facts.floor', { floor: proposal.floor })}`,
      action: { label: text.plain(label, values), href: proposal.link },
    };
  });
};
