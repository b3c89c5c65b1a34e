import { createHash } from 'node:crypto';
import { canonicalJson } from '#src/kernel/canonical-json.ts';

/** What is sealed of an event, in this order. A change of the order is a change of `SEAL`. */
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

/** The canonical text but for its beginning, `[` and the position, which is given out last of all. */
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

/** The bytes that the hash covers; stored beside the event, so that no later change of JSON can break the chain. */
export const canonicalBytes = (event: ChainedEvent): Buffer =>
  Buffer.from(`[${event.position}${canonicalTail(event)}`);

/** SHA-256 over the seal's name, the hash before and the event's own bytes. */
export const chainHash = (previous: Buffer, canon: Buffer): Buffer =>
  createHash('sha256').update(CHAIN_FORMAT).update(previous).update(canon).digest();
