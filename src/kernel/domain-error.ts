import { codeOf, type Message } from '#src/messages/message.ts';

export type RefusalKind =
  | 'invalid'
  | 'not-found'
  | 'conflict'
  | 'not-logged-in'
  | 'without-cookies'
  | 'key-reused'
  | 'too-many'
  | 'gone'
  | 'too-large'
  | 'unsupported'
  | 'unprocessable';

export type Refusal = {
  readonly kind: RefusalKind;
  /** Error code in API responses. Never rename it, because clients depend on it. */
  readonly code: string;
  readonly message: Message;
  readonly fields?: Readonly<Record<string, Message>>;
  /** Additional values in the error response, which must not contain personal data. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** A refusal in which `code` is optional. Without it, the code of the message applies. */
export type RefusalDraft = Omit<Refusal, 'code'> & { readonly code?: string };

export const toRefusal = (draft: RefusalDraft): Refusal => ({
  ...draft,
  code: draft.code ?? codeOf(draft.message),
});

/** Expected refusal of a request, not a defect. The HTTP layer maps its `kind` to a status. */
export class DomainError extends Error {
  readonly refusal: Refusal;
  constructor(draft: RefusalDraft) {
    const refusal = toRefusal(draft);
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const refuse = (draft: RefusalDraft): never => {
  throw new DomainError(draft);
};

/** Refuses a request because of one invalid field. */
export const refuseField = (
  field: string,
  message: Message,
  more: Pick<RefusalDraft, 'code' | 'details'> = {},
): never => refuse({ kind: 'invalid', message, fields: { [field]: message }, ...more });
