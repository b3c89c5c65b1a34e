export type SignInAttempt = {
  readonly username: string;
  readonly address: string;
  readonly device: string | null;
};

export interface SignInThrottle {
  /** @throws DomainError too-many too_many_attempts; `retryAfter` in seconds */
  assertAllowed(attempt: SignInAttempt): Promise<void>;
  /** Must run just before the password check. @throws like `assertAllowed` */
  count(attempt: SignInAttempt): Promise<void>;
  /** Uncounts the attempt and clears earlier failures. */
  recordSuccess(attempt: SignInAttempt): Promise<void>;
  networkName(address: string): string;
}
