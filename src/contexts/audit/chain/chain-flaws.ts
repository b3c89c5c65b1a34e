import {
  canonicalBytes,
  chainHash,
  type ChainPosition,
  type LogEntry,
} from '#src/event-log/hash-chain.ts';

export type ChainFlaw = {
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
  readonly message: string;
};

export const createFlaw = (
  code: ChainFlaw['code'],
  position: number,
  message: string,
): ChainFlaw => ({
  code,
  position,
  message,
});

export const findChainFlaw = (entry: LogEntry, last: ChainPosition): ChainFlaw | null => {
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

export const createVersionCheck = (isWholeLog: boolean) => {
  const versions = new Map<string, number>();
  return ({ stream, version, position }: LogEntry): ChainFlaw | null => {
    const before = versions.get(stream);
    versions.set(stream, version);
    const expected = before === undefined ? (isWholeLog ? 1 : version) : before + 1;
    return version === expected
      ? null
      : createFlaw(
          'version',
          position,
          `La storia «${stream}» salta dalla versione ${before ?? 0} alla ${version}.`,
        );
  };
};

export const findHeadFlaw = (last: ChainPosition, head: ChainPosition): ChainFlaw | null =>
  head.position !== last.position || head.hash !== last.hash
    ? createFlaw(
        'head',
        last.position + 1,
        `La testa del registro dice ${head.position}, gli eventi arrivano a ${last.position}: la fine è stata tagliata o sostituita.`,
      )
    : null;
