import { codeOf, type Message } from '#src/messages/message.ts';

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

/** An Italian sentence instead of a message is deprecated. */
type Text = Message | string;

export type Refusal = {
  readonly kind: RefusalKind;
  /** Part of the API, so it is never renamed. */
  readonly code: string;
  readonly message: Text;
  readonly fields?: Readonly<Record<string, Text>>;
  /** Additional values in the error response, which must not contain personal data. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Without a code, the code of the message is the code of the refusal. */
export type RefusalDraft =
  | (Omit<Refusal, 'code' | 'message'> & { readonly code?: string; readonly message: Message })
  | Refusal;

export const toRefusal = (draft: RefusalDraft): Refusal => ({
  ...draft,
  code: draft.code ?? (typeof draft.message === 'string' ? draft.message : codeOf(draft.message)),
});

/** An expected refusal, not a defect. The HTTP layer maps its `kind` to a status. */
export class DomainError extends Error {
  readonly refusal: Refusal;
  constructor(draft: RefusalDraft) {
    const refusal = toRefusal(draft);
    super(typeof refusal.message === 'string' ? refusal.message : refusal.code);
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
