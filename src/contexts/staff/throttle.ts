/** Slows down guessing. Two independent counts: of the account and of the address; never the two together. */
export interface Throttle {
  /** Counts an attempt before it is judged, so that many at once do not slip through. @throws DomainError too-many, with `details.retryAfter` seconds. */
  admit(username: string, address: string): Promise<void>;
  /** The attempt was good after all: it does not count. */
  succeeded(username: string, address: string): Promise<void>;
  /** A name for the network of an address: always the same, and nothing can be told from it. For the log. */
  networkName(address: string): string;
}
