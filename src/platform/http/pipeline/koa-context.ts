import 'koa';

export type Staff = {
  readonly id: string;
  readonly username: string;
  readonly role: 'administrator' | 'auditor';
};

export type SessionData = {
  staff?: Staff;
  device?: string;
};

type KoaSession = SessionData & { regenerate(): Promise<void>; save(): Promise<void> };

declare module 'koa' {
  interface DefaultState {
    nonce: string;
    requestId: string;
    /** Value of `performance.now()`, in ms. */
    startedAt: number;
    /** The body is cacheable as it is, or the function inserts a nonce. */
    cacheable?: true | ((nonce: string) => Buffer);
    staff: Staff | null;
    /** Hash of the session id, else of the pre-session cookie; empty without cookies. */
    visitor: string;
  }
  interface DefaultContext {
    session: KoaSession | null;
  }
}
