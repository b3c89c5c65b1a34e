import { ContainerModule } from 'inversify';
import { changeQuote } from '#src/contexts/private-events/application/change-quote.ts';
import { makeProposal } from '#src/contexts/private-events/application/make-proposal.ts';
import type { ServiceHolds } from '#src/contexts/private-events/application/ports.ts';
import { requestQuote } from '#src/contexts/private-events/application/request-quote.ts';
import { quoteLinkController } from '#src/contexts/private-events/http/quote-link.controller.ts';
import { quoteLinkForms } from '#src/contexts/private-events/http/quote-link-forms.ts';
import { quotesController } from '#src/contexts/private-events/http/quotes.controller.ts';
import type { AppServices } from './app-services.ts';
import { createPipelineRoutes } from './create-pipeline-routes.ts';
import { createOwnQuotes, type OwnQuotes } from './create-own-quotes.ts';
import { createServiceHolds } from './create-service-holds.ts';
import { createQuoteMessages } from './create-quote-messages.ts';
import { TOKENS } from './tokens.ts';

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
  bind(TOKENS.serviceHolds).toResolvedValue(createServiceHolds, [
    TOKENS.turnLimits,
    TOKENS.bookingDeps,
  ]);
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
  bind(TOKENS.quoteMessages).toResolvedValue(createQuoteMessages, [
    TOKENS.appServices,
    TOKENS.ownQuotes,
  ]);
  bind(TOKENS.contextFormPages).toResolvedValue(
    ({ takeStep }: OwnQuotes) => quoteLinkForms(takeStep),
    [TOKENS.ownQuotes],
  );
});
