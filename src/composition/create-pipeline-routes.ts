import { createQuotePipeline } from '#src/contexts/private-events/adapters/quote-pipeline.postgres.ts';
import {
  createPipelineSteps,
  readQuoteDetail,
} from '#src/contexts/private-events/application/pipeline-steps.ts';
import type { ServiceHolds } from '#src/contexts/private-events/application/ports.ts';
import { takeQuote } from '#src/contexts/private-events/application/request-quote.ts';
import { quotePipelineController } from '#src/contexts/private-events/http/quote-pipeline.controller.ts';
import type { AppServices } from './app-services.ts';
import type { OwnQuotes } from './create-own-quotes.ts';

export const createPipelineRoutes = (
  { commands, config, sql, readIdempotencyKey }: AppServices,
  { quotes, links }: OwnQuotes,
  holds: ServiceHolds,
) => {
  const pipeline = createQuotePipeline(sql, commands.resolveActorName, commands.clock);
  return quotePipelineController({
    take: takeQuote({ ...commands, quotes, links, horizonDays: config.QUOTE_HORIZON_DAYS }),
    steps: createPipelineSteps({ ...commands, quotes, pipeline, holds }),
    readDetail: readQuoteDetail({ quotes, pipeline }),
    pipeline,
    readIdempotencyKey,
  });
};
