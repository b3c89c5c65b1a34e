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
  /** Additional values in the error response, which must not contain personal data. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** An expected refusal, not a defect. The HTTP layer maps its `kind` to a status. */
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
