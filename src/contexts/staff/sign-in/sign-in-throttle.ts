/** An attempt to sign in. */
export type SignInAttempt = {
  readonly username: string;
  readonly address: string;
  /** Name of the known browser that it comes from; null for any other. */
  readonly device: string | null;
};

/** Rate limit of password checks. An attempt that is refused before its check uses up nothing. */
export interface SignInThrottle {
  /** @throws DomainError too-many too_many_attempts, with `details.retryAfter` seconds. */
  assertAllowed(attempt: SignInAttempt): Promise<void>;
  /** Counts an attempt just before its password is checked. @throws like `assertAdmitted` */
  count(attempt: SignInAttempt): Promise<void>;
  /** The password was right: the attempt does not count, and failures before it are forgotten. */
  recordSuccess(attempt: SignInAttempt): Promise<void>;
  /** A keyed hash of the address's network, for the log. */
  networkName(address: string): string;
}
