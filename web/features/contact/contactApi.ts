import {
  sendContactMessage,
  type ContactMessage,
  type ContactReceipt,
} from '#src/contracts/contact.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';

export { obtainCsrfToken } from '#web/shared/api/csrfToken.ts';

type IdempotentMessage = {
  readonly key: string;
  readonly body: ContactMessage & { readonly website: string };
};

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<ContactReceipt, IdempotentMessage>({
      query: ({ key, body }) =>
        buildRequest(sendContactMessage, { body, headers: { 'Idempotency-Key': key } }),
      responseSchema: sendContactMessage.answers[201],
    }),
  }),
});
