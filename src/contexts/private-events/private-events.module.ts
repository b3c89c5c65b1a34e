import { ContainerModule } from 'inversify';
import { changeQuote } from './application/change-quote.ts';
import { makeProposal } from './application/make-proposal.ts';
import type { ServiceHolds } from './application/ports.ts';
import { requestQuote } from './application/request-quote.ts';
import { composeQuoteEmail } from './application/staff-email-text.ts';
import { quoteLinkController } from './http/quote-link.controller.ts';
import { quoteLinkForms } from './http/quote-link-forms.ts';
import { quotesController } from './http/quotes.controller.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import { createPipelineRoutes } from './create-pipeline-routes.ts';
import { createOwnQuotes, type OwnQuotes } from './own-quotes.services.ts';
import { createQuoteMails } from './quote-mails.services.ts';
import { quoteSentences } from './quote-sentences.ts';
import { TOKENS } from '#src/composition/tokens.ts';

const createPrivateEventsRoutes = (
  { commands, config, abuseProtection }: AppServices,
  { quotes, links, ...ownQuotes }: OwnQuotes,
  holds: ServiceHolds,
) => [
  ...quotesController({
    request: requestQuote({ ...commands, quotes, links, horizonDays: config.QUOTE_HORIZON_DAYS }),
    change: changeQuote({ ...commands, quotes, holds }),
    makeProposal: makeProposal({ ...commands, quotes, holds }),
    quotes,
    guard: abuseProtection.guardRequest,
  }),
  ...quoteLinkController(ownQuotes),
];

export const privateEventsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.ownQuotes).toResolvedValue(createOwnQuotes, [TOKENS.appServices]);
  bind(TOKENS.contextRoutes).toResolvedValue(createPrivateEventsRoutes, [
    TOKENS.appServices,
    TOKENS.ownQuotes,
    TOKENS.serviceHolds,
  ]);
  bind(TOKENS.contextRoutes).toResolvedValue(createPipelineRoutes, [
    TOKENS.appServices,
    TOKENS.ownQuotes,
    TOKENS.serviceHolds,
  ]);
  bind(TOKENS.contextSentences).toConstantValue(quoteSentences);
  bind(TOKENS.contextStaffEmails).toConstantValue(composeQuoteEmail);
  bind(TOKENS.contextGuestMails).toResolvedValue(createQuoteMails, [
    TOKENS.appServices,
    TOKENS.ownQuotes,
  ]);
  bind(TOKENS.contextFormPages).toResolvedValue(
    ({ takeStep }: OwnQuotes) => quoteLinkForms(takeStep),
    [TOKENS.ownQuotes],
  );
});
