import type { Context } from 'koa';

/**
 * Returns the first of `codings` that the client accepts, or null for an uncompressed response. The
 * order is the server's, because browsers list gzip first without preferring it.
 */
export const negotiateCoding = <Coding extends string>(
  ctx: Context,
  codings: readonly Coding[],
): Coding | null =>
  codings.find((coding) => ctx.acceptsEncodings(coding, 'identity') === coding) ?? null;
