import { createQuotePipeline } from './adapters/quote-pipeline.postgres.ts';
import { createPipelineSteps, readQuoteDetail } from './application/pipeline-steps.ts';
import type { ServiceHolds } from './application/ports.ts';
import { takeQuote } from './application/request-quote.ts';
import { quotePipelineController } from './http/quote-pipeline.controller.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { OwnQuotes } from './own-quotes.services.ts';

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
