export type SignInAttempt = {
  readonly username: string;
  readonly address: string;
  readonly device: string | null;
};

export interface SignInThrottle {
  assertAllowed(attempt: SignInAttempt): Promise<void>;
  /** Counts an attempt. Must run just before the password check. */
  count(attempt: SignInAttempt): Promise<void>;
  recordSuccess(attempt: SignInAttempt): Promise<void>;
  hashNetwork(address: string): string;
}
