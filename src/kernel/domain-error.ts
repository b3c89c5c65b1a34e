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
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Further values for the client, never personal data. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Expected error. The HTTP layer maps its `kind` to a status. */
export class DomainError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export const refuse = (refusal: Refusal): never => {
  throw new DomainError(refusal);
};
