import type { StaffRole } from '#src/contracts/staff/sign-in.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

/**
 * Events of a staff account, without name and password. `nameCommitment` is an HMAC-SHA-256 of the
 * name, keyed with the account's salt.
 */
export type StaffEvent =
  | DomainEvent<'AccessGiven', { role: StaffRole; nameCommitment?: string }>
  | DomainEvent<'AccountNamed', { nameCommitment: string }>
  | DomainEvent<'AccountClosed', { role: StaffRole }>
  | DomainEvent<'AccountNameErased', Record<string, never>>
  | DomainEvent<'PinGiven', Record<string, never>>
  | DomainEvent<'PinLocked', Record<string, never>>
  | DomainEvent<'DeviceTrusted', Record<string, never>>
  | DomainEvent<'TrustedDeviceEnded', Record<string, never>>
  | DomainEvent<'PasswordChanged', Record<string, never>>
  | DomainEvent<'SessionsEnded', { sessions: number }>
  | DomainEvent<'StaffSignedIn', { role: StaffRole }>
  | DomainEvent<'StaffSignedOut', Record<string, never>>;

export const toAccountStream = (id: string): string => `account-${id}`;
