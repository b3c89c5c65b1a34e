export type RefusalKind =
  | 'invalid'
  | 'not-found'
  | 'conflict'
  | 'not-logged-in'
  | 'key-reused'
  | 'too-many'
  | 'gone'
  | 'too-large'
  | 'unsupported'
  | 'unprocessable';

export type Refusal = {
  readonly kind: RefusalKind;
  /** Stable snake_case code that clients and tests rely on. */
  readonly code: string;
  /** Italian sentence for the user. */
  readonly message: string;
  /** Italian messages by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Facts that the client may show. Never personal data. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** An expected refusal of the domain; the HTTP layer maps `kind` to a status. */
export class DomainError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Throws a `DomainError`, which rolls the transaction back. */
export const refuse = (refusal: Refusal): never => {
  throw new DomainError(refusal);
};
