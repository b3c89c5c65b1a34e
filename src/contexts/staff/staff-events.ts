import type { StaffRole } from '../../contracts/staff.ts';
import type { DomainEvent } from '../../event-log/decider.ts';

/** Who came and went, and who was let in; never a name or a password. */
export type StaffEvent =
  | DomainEvent<'AccessGiven', { role: StaffRole }>
  | DomainEvent<'PasswordChanged', Record<string, never>>
  | DomainEvent<'SessionsEnded', { sessions: number }>
  | DomainEvent<'StaffSignedIn', { role: StaffRole }>
  | DomainEvent<'StaffSignedOut', Record<string, never>>;

export const accountStream = (id: string): string => `account-${id}`;
