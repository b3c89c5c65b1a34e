import { createHash } from 'node:crypto';
import { canonicalJson } from '#src/kernel/canonical-json.ts';

/** Changing the fields or their order requires a new `CHAIN_FORMAT`. */
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

/** Canonical JSON (RFC 8785) without the position, which PostgreSQL assigns. */
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

/** The bytes that the hash covers. */
export const canonicalBytes = (event: ChainedEvent): Buffer =>
  Buffer.from(`[${event.position}${canonicalTail(event)}`);

/** SHA-256 (docs/audit-format.md). */
export const chainHash = (previous: Buffer, canon: Buffer): Buffer =>
  createHash('sha256').update(CHAIN_FORMAT).update(previous).update(canon).digest();
