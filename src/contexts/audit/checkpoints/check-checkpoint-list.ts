import type { ChainFlaw } from '../chain/chain-flaws.ts';
import type { SignedCheckpoint } from './checkpoint.ts';

/**
 * Number of checkpoints and last checkpoint, as stored in the database. A shorter checkpoint file
 * reveals removed checkpoints.
 */
export type KnownCheckpoints = { readonly count: number; readonly last: SignedCheckpoint | null };

export type CheckpointList = {
  readonly checkpoints: readonly SignedCheckpoint[];
  readonly brokenLine: number | null;
};

const MAX_EVENTS_BEFORE_FIRST_CHECKPOINT = 100;

const RESTART_HINT = 'Dopo un controllo si ricomincia con npm run audit:reseal.';

export const findCheckpointListFlaw = (
  { checkpoints, brokenLine }: CheckpointList,
  known: KnownCheckpoints,
  lastPosition: number,
): ChainFlaw | null => {
  const flaw = (code: ChainFlaw['code'], message: string): ChainFlaw => ({
    code,
    position: known.last?.size ?? lastPosition,
    message,
  });
  if (brokenLine !== null)
    return flaw(
      'checkpoint_unreadable',
      `Riga ${brokenLine} del file dei sigilli: illeggibile. ${RESTART_HINT}`,
    );
  const isLastPresent =
    !known.last || checkpoints.some(({ signature }) => signature === known.last!.signature);
  if (checkpoints.length < known.count || !isLastPresent)
    return flaw(
      'checkpoints_removed',
      `L’ultimo controllo conosceva ${known.count} sigilli, ora sono ${checkpoints.length}` +
        `${isLastPresent ? '' : ' e manca l’ultimo'}: sono stati tolti o sostituiti. ${RESTART_HINT}`,
    );
  if (checkpoints.length === 0 && lastPosition > MAX_EVENTS_BEFORE_FIRST_CHECKPOINT)
    return flaw(
      'checkpoints_missing',
      `Il registro ha ${lastPosition} eventi e nessun sigillo: niente prova che siano quelli scritti. ${RESTART_HINT}`,
    );
  return null;
};
