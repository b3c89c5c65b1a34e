import type { ProofChallenge } from '#src/contracts/proof-of-work-protocol.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';

type Alternative = {
  readonly retryAfter: number;
  readonly phone: string;
};

export const refuseHoneypot = (phone: string): never =>
  refuse({
    kind: 'invalid',
    message: message('trap_filled', { phone }),
  });

export const refuseWithoutProof = (
  challenge: ProofChallenge,
  { retryAfter, phone }: Alternative,
): never =>
  refuse({
    kind: 'too-many',
    message: message('proof_needed', { phone }),
    details: { retryAfter, ...challenge },
  });

export const refuseDailyQuota = ({ retryAfter, phone }: Alternative): never =>
  refuse({
    kind: 'too-many',
    message: message('quota_reached', { phone }),
    details: { retryAfter },
  });
