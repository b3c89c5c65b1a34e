import type { ProofChallenge } from '#src/contracts/proof-of-work-protocol.ts';
import type { ApiFailure } from '../api/apiError.ts';

export const parseProofChallenge = ({ refusal }: ApiFailure): ProofChallenge | null => {
  const { challenge, bits } = refusal?.details ?? {};
  return refusal?.code === 'proof_needed' &&
    typeof challenge === 'string' &&
    typeof bits === 'number'
    ? { challenge, bits }
    : null;
};
