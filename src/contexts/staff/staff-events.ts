import type { StaffRole } from '#src/contracts/staff/sign-in.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

/**
 * Events of a staff account, without name, password and digits. `nameCommitment` is an HMAC-SHA-256
 * of the name, keyed with the account's salt. Events of earlier versions lack other commitments.
 */
export type StaffEvent =
  | DomainEvent<
      'AccessGiven',
      { role: StaffRole; nameCommitment?: string; passwordCommitment?: string }
    >
  | DomainEvent<'AccountNamed', { nameCommitment: string }>
  | DomainEvent<'AccountClosed', { role: StaffRole }>
  | DomainEvent<'AccountNameErased', Record<string, never>>
  | DomainEvent<'PinGiven', { pinCommitment?: string }>
  | DomainEvent<'PinLocked', Record<string, never>>
  | DomainEvent<'DeviceTrusted', Record<string, never>>
  | DomainEvent<'TrustedDeviceEnded', Record<string, never>>
  | DomainEvent<'PasswordChanged', { passwordCommitment?: string }>
  | DomainEvent<'CredentialsRecorded', { passwordCommitment?: string; pinCommitment?: string }>
  | DomainEvent<'SessionsEnded', { sessions: number }>
  | DomainEvent<'StaffSignedIn', { role: StaffRole }>
  | DomainEvent<'StaffSignedOut', Record<string, never>>;

export const toAccountStream = (id: string): string => `account-${id}`;
