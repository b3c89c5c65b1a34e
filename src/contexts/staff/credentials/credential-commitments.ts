import { createHash } from 'node:crypto';
import type { StaffRole } from '#src/contracts/staff/sign-in.ts';

const hashParts = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Commitment to the password of an account: SHA-256 of account id, role and stored hash. The hash
 * contains a random salt, so the commitment reveals nothing about the password.
 */
export const commitToPassword = (accountId: string, role: StaffRole, hash: string): string =>
  hashParts(['password', accountId, role, hash]);

/** Commitment to the four digits of an account: SHA-256 of account id and stored hash. */
export const commitToPin = (accountId: string, hash: string): string =>
  hashParts(['pin', accountId, hash]);
