import type { ProofWanted } from '../../../src/contracts/proof.ts';
import type { ApiFailure } from '../api-error.ts';

/** The sum that a refusal asks for; null when it asks for none. */
export const proofWanted = ({ refusal }: ApiFailure): ProofWanted | null => {
  const { challenge, bits } = refusal?.details ?? {};
  return refusal?.code === 'proof_needed' && typeof challenge === 'string' && typeof bits === 'number' ? { challenge, bits } : null;
};
