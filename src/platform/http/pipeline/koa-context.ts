import 'koa';
import type { RefusedForm } from './refused-form.ts';

export type Staff = {
  readonly id: string;
  readonly username: string;
  readonly role: 'administrator' | 'dining-room' | 'cashier' | 'kitchen' | 'auditor';
};

export type SessionData = {
  staff?: Staff;
  device?: string;
};

type KoaSession = SessionData & { regenerate(): Promise<void>; save(): Promise<void> };

declare module 'koa' {
  interface DefaultState {
    requestId: string;
    /** Start of the request, in ms of `performance.now()`. */
    startedAt: number;
    staff: Staff | null;
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
