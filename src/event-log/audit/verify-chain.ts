import type { KeyObject } from 'node:crypto';
import { canonicalBytes, chainHash, type ChainedEvent } from '../hash-chain.ts';
import { hashCheckpoint, isSignedBy, type SignedCheckpoint } from './checkpoint.ts';

/** An event as it lies in the table or in an export. Hashes in hex. */
export type LogEntry = ChainedEvent & {
  readonly prev: string;
  readonly hash: string;
  /** The stored bytes, where the source has them; they must be those of the fields. */
  readonly canon?: Buffer;
  /** False where the stored instant is finer than the millisecond that the hash covers. */
  readonly isWholeMillisecond?: boolean;
};

export type ChainFlaw = {
  /** First position at which something is wrong. */
  readonly position: number;
  readonly code:
    | 'position'
    | 'contents'
    | 'previous'
    | 'hash'
    | 'version'
    | 'checkpoint_signature'
    | 'checkpoint_order'
    | 'checkpoint_mismatch'
    | 'checkpoints_removed'
    | 'checkpoints_missing'
    | 'checkpoint_unreadable'
    | 'truncated'
    | 'head';
  /** Plain Italian. */
  readonly message: string;
};

export type ChainVerdict = {
  readonly flaw: ChainFlaw | null;
  readonly events: number;
  /** Position and hash of the last event read. */
  readonly last: { readonly position: number; readonly hash: string };
  /** Checkpoints that were held against the log. */
  readonly checkpoints: number;
  /** Events after the last checkpoint: whole as a chain, but nobody has sealed them yet. */
  readonly unsealed: number;
};

/** Where an export of a range begins; the whole log begins at nothing. */
export type ChainPosition = { readonly position: number; readonly hash: string };
/** The nothing before the first event. */
export const CHAIN_START: ChainPosition = { position: 0, hash: '00'.repeat(32) };

const createFlaw = (code: ChainFlaw['code'], position: number, message: string): ChainFlaw => ({
  code,
  position,
  message,
});

const findChainFlaw = (entry: LogEntry, last: ChainPosition): ChainFlaw | null => {
  const at = last.position + 1;
  if (entry.position !== at)
    return createFlaw(
      'position',
      Math.min(at, entry.position),
      `Alla posizione ${at} si trova l’evento ${entry.position}: qualcosa è stato tolto, aggiunto o spostato.`,
    );
  if (entry.prev !== last.hash)
    return createFlaw(
      'previous',
      at,
      `L’evento ${at} non segue quello che lo precede: il legame fra i due è stato alterato.`,
    );
  const bytes = canonicalBytes(entry);
  if ((entry.canon && !bytes.equals(entry.canon)) || entry.isWholeMillisecond === false)
    return createFlaw(
      'contents',
      at,
      `Il contenuto dell’evento ${at} non è quello che fu scritto.`,
    );
  if (chainHash(Buffer.from(last.hash, 'hex'), bytes).toString('hex') !== entry.hash)
    return createFlaw('hash', at, `L’impronta dell’evento ${at} non corrisponde al suo contenuto.`);
  return null;
};

export type CheckpointEvidence = {
  readonly checkpoints: readonly SignedCheckpoint[];
  readonly publicKey: KeyObject | null;
  /** Whether the list claims to be complete, so that each must refer to the one before. */
  readonly linked?: boolean;
};

/** Checkpoints must be ours, in order, and of one log; otherwise they prove nothing. */
const findCheckpointFlaw = ({
  checkpoints,
  publicKey,
  linked = false,
}: CheckpointEvidence): ChainFlaw | null => {
  for (const [index, checkpoint] of checkpoints.entries()) {
    if (!publicKey || !isSignedBy(checkpoint, publicKey))
      return createFlaw(
        'checkpoint_signature',
        checkpoint.size,
        `Il sigillo n. ${index + 1} non porta la firma della casa.`,
      );
    const before = checkpoints[index - 1];
    if (before && (before.size > checkpoint.size || before.origin !== checkpoint.origin))
      return createFlaw(
        'checkpoint_order',
        checkpoint.size,
        `Il sigillo n. ${index + 1} non è al suo posto.`,
      );
    if (
      linked &&
      checkpoint.previous !== undefined &&
      (!before || checkpoint.previous !== hashCheckpoint(before))
    )
      return createFlaw(
        'checkpoint_order',
        checkpoint.size,
        `Il sigillo n. ${index + 1} non segue quello che lo precede: fra i due ne manca uno.`,
      );
  }
  return null;
};

/**
 * Takes the events one by one in order of position, in constant memory but for one number per stream, and says what is
 * wrong first. With checkpoints it also finds what a chain alone cannot: a cut tail and a chain that was computed anew.
 */
export const createChainVerifier = (
  seals: CheckpointEvidence,
  from: ChainPosition = CHAIN_START,
) => {
  const { checkpoints } = seals;
  const beginning = from.position === 0 ? CHAIN_START : from;
  const bySize = groupBySize(checkpoints);
  const versions = new Map<string, number>();
  let found = findCheckpointFlaw(seals);
  let last = beginning;
  let held = 0;
  let sealed = Math.max(0, beginning.position);

  const versionFlaw = ({ stream, version, position }: LogEntry): ChainFlaw | null => {
    const before = versions.get(stream);
    versions.set(stream, version);
    const expected = before === undefined ? (beginning === CHAIN_START ? 1 : version) : before + 1;
    return version === expected
      ? null
      : createFlaw(
          'version',
          position,
          `La storia «${stream}» salta dalla versione ${before ?? 0} alla ${version}.`,
        );
  };

  const sealFlaw = ({ position, hash }: LogEntry): ChainFlaw | null => {
    const here = bySize.get(position) ?? [];
    held += here.length;
    if (here.length > 0) sealed = position;
    return here.some((checkpoint) => checkpoint.hash !== hash)
      ? createFlaw(
          'checkpoint_mismatch',
          position,
          `L’impronta alla posizione ${position} non è quella che la casa sigillò: la storia fino a qui è stata riscritta.`,
        )
      : null;
  };

  return {
    /** @returns false once something is wrong: nothing after it can be trusted. */
    add(entry: LogEntry): boolean {
      found ??= findChainFlaw(entry, last) ?? versionFlaw(entry) ?? sealFlaw(entry);
      last = { position: entry.position, hash: entry.hash };
      return found === null;
    },
    /** @param head what the database says the last event is, where there is a database. */
    finish(head?: ChainPosition, complete = true): ChainVerdict {
      const beyond = complete ? checkpoints.find(({ size }) => size > last.position) : undefined;
      if (beyond)
        found ??= createFlaw(
          'truncated',
          last.position + 1,
          `La storia finisce alla posizione ${last.position}, ma la casa ne ha sigillate ${beyond.size}: la fine è stata tagliata.`,
        );
      if (head && (head.position !== last.position || head.hash !== last.hash))
        found ??= createFlaw(
          'head',
          last.position + 1,
          `La testa del registro dice ${head.position}, gli eventi arrivano a ${last.position}: la fine è stata tagliata o sostituita.`,
        );
      return {
        flaw: found,
        events: last.position - beginning.position,
        last,
        checkpoints: held,
        unsealed: last.position - sealed,
      };
    },
  };
};

/** Node 20 has no Map.groupBy. */
const groupBySize = (checkpoints: readonly SignedCheckpoint[]): Map<number, SignedCheckpoint[]> => {
  const groups = new Map<number, SignedCheckpoint[]>();
  for (const checkpoint of checkpoints)
    groups.set(checkpoint.size, [...(groups.get(checkpoint.size) ?? []), checkpoint]);
  return groups;
};
