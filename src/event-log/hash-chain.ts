import { createHash } from 'node:crypto';
import { canonicalJson } from '#src/kernel/canonical-json.ts';

/** Fields that the hash of an event covers. A changed field list requires a new `CHAIN_FORMAT`. */
export type ChainedEvent = {
  readonly position: number;
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schema: number;
  readonly at: string;
  readonly actor: string;
  readonly data: unknown;
  readonly subjectId: string | null;
  readonly commitment: string | null;
};

export const CHAIN_FORMAT = 'melagrana/1';

/**
 * Returns an event as canonical JSON (RFC 8785) without its position, which PostgreSQL assigns
 * later.
 */
export const canonicalTail = (event: Omit<ChainedEvent, 'position'>): string =>
  `,${canonicalJson([
    event.id,
    event.stream,
    event.version,
    event.type,
    event.schema,
    event.at,
    event.actor,
    event.data,
    event.subjectId,
    event.commitment,
  ]).slice(1)}`;

export const canonicalBytes = (event: ChainedEvent): Buffer =>
  Buffer.from(`[${event.position}${canonicalTail(event)}`);

export const chainHash = (previous: Buffer, canon: Buffer): Buffer =>
  createHash('sha256').update(CHAIN_FORMAT).update(previous).update(canon).digest();
