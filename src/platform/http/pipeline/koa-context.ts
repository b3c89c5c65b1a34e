import 'koa';

export type Staff = {
  readonly id: string;
  readonly username: string;
  readonly role: 'administrator' | 'auditor';
};

/** What a session holds. Nothing is stored for visitors. */
export type SessionData = {
  staff?: Staff;
  /** What it was opened with, in words. */ device?: string;
};

type KoaSession = SessionData & { regenerate(): Promise<void>; save(): Promise<void> };

declare module 'koa' {
  interface DefaultState {
    /** Of this response alone: what the content security policy lets run. */
    nonce: string;
    requestId: string;
    /** When the request arrived: a value of `performance.now()`, in ms. */
    startedAt: number;
    /** The same for everybody: the body as it is, or the bytes for a nonce (`kept-answers.ts`). */
    sameForAll?: true | ((nonce: string) => Buffer);
    staff: Staff | null;
    /** Opaque binding of this browser: a hash of its session id, or of its pre-session cookie. Empty without either. */
    visitor: string;
  }
  interface DefaultContext {
    session: KoaSession | null;
  }
}
