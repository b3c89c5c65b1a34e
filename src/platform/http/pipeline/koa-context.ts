import 'koa';

export type Staff = {
  readonly id: string;
  readonly username: string;
  readonly role: 'administrator' | 'auditor';
};

/** Stored for staff only, never for visitors. */
export type SessionData = {
  staff?: Staff;
  /** Browser and operating system at sign-in. */ device?: string;
};

type KoaSession = SessionData & { regenerate(): Promise<void>; save(): Promise<void> };

declare module 'koa' {
  interface DefaultState {
    /** Nonce of the content security policy, unique per response. */
    nonce: string;
    requestId: string;
    /** Arrival time: `performance.now()`, in ms. */
    startedAt: number;
    /** Marks a response as cacheable: its body, or a function that inserts a nonce. */
    sameForAll?: true | ((nonce: string) => Buffer);
    staff: Staff | null;
    /** Hash of the session id, else of the pre-session cookie; empty without cookies. */
    visitor: string;
  }
  interface DefaultContext {
    session: KoaSession | null;
  }
}
