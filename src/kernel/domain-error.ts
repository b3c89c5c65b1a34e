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
  /** Stable snake_case code: tests and clients rely on it. */
  readonly code: string;
  /** Italian sentence for a person. */
  readonly message: string;
  /** Which field is to blame, when one is: name → Italian sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Facts the client may show, such as fresh availability. Never personal data. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** A refusal that the domain can explain to a guest or to staff; http turns `kind` into a status. */
export class DomainError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The one way to say no. Whatever the transaction wrote is rolled back. */
export const refuse = (refusal: Refusal): never => {
  throw new DomainError(refusal);
};
