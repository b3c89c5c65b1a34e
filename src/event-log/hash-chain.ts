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

/** An event as the log stores it, with its hash and that of the previous event. */
export type LogEntry = ChainedEvent & {
  readonly prev: string;
  readonly hash: string;
  readonly canon?: Buffer;
  /**
   * False if the stored time contains microseconds. The program writes whole milliseconds, so such
   * an event was altered.
   */
  readonly isWholeMillisecond?: boolean;
};

export type ChainPosition = { readonly position: number; readonly hash: string };
export const CHAIN_START: ChainPosition = { position: 0, hash: '00'.repeat(32) };

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
