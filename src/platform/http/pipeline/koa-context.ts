import 'koa';
import type { RefusedForm } from './refused-form.ts';

export type Person = {
  readonly id: string;
  readonly username: string;
  readonly role: 'administrator' | 'dining-room' | 'cashier' | 'kitchen' | 'auditor';
};

/**
 * A signed-in account. On the trusted device, `id` and `username` are those of the owner who
 * trusted the device.
 */
export type Staff = Omit<Person, 'role'> & { readonly role: Person['role'] | 'trusted-device' };

export type SessionData = {
  staff?: Staff;
  device?: string;
  /** The person who acts on the trusted device, until `untilMs` (in ms since 1970). */
  person?: (Person & { readonly untilMs: number }) | undefined;
};

type KoaSession = SessionData & {
  maxAge: number;
  regenerate(): Promise<void>;
  save(): Promise<void>;
};

declare module 'koa' {
  interface DefaultState {
    requestId: string;
    /** Start of the request, in ms of `performance.now()`. */
    startedAt: number;
    staff: Staff | null;
    /** The person who entered a PIN to act on the trusted device, or null. */
    person: Person | null;
    /**
     * Identifies the browser by the hash of its session cookie after sign-in, otherwise of its
     * visitor cookie. Without cookies, the value is empty.
     */
    visitor: string;
    /** Set while the page of a refused form is rendered. */
    refusedForm?: { readonly status: number; readonly form: RefusedForm };
  }
  interface DefaultContext {
    session: KoaSession | null;
  }
}
