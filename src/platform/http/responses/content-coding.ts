import type { Context } from 'koa';

/**
 * Returns the first of `codings` that the client accepts, otherwise null. The client's order is
 * ignored, because browsers list gzip first without preferring it.
 */
export const negotiateCoding = <Coding extends string>(
  ctx: Context,
  codings: readonly Coding[],
): Coding | null =>
  codings.find((coding) => ctx.acceptsEncodings(coding, 'identity') === coding) ?? null;
