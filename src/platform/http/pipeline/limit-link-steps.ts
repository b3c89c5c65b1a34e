import type { Middleware } from 'koa';

/**
 * Path of an action by a personal link, through the API or a form. Leaves out the reports that a
 * page was opened, because they change the log only once.
 */
const LINK_STEP =
  /^\/(?:api\/(?:reservations|waiting-list|event-quotes)\/link|reservations|prenotazioni|waiting-list|lista-d-attesa|events|eventi)\/([\w-]{20,})\/(?!opened|seen)/;

/** Throws a DomainError too-many after too many actions by one link. */
export type CountLinkStep = (token: string) => Promise<void>;

/**
 * Limits the actions by each personal link, because each action can add events to the log, which
 * never shrinks.
 */
export const limitLinkSteps =
  (countStep: CountLinkStep): Middleware =>
  async (ctx, next) => {
    const token = ctx.method === 'POST' ? LINK_STEP.exec(ctx.path)?.[1] : undefined;
    if (token !== undefined) await countStep(token);
    await next();
  };
