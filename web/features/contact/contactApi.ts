import { sendContactMessage, type ContactMessage, type ContactReceipt } from '../../../src/contracts/contact.ts';
import { api } from '../../shared/api.ts';
import { call } from '../../shared/call.ts';

type Attempt = { readonly key: string; readonly body: ContactMessage };

/** What the contact form asks of the server. */
export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<ContactReceipt, Attempt>({
      query: ({ key, body }) => call(sendContactMessage, { body, headers: { 'Idempotency-Key': key } }),
      responseSchema: sendContactMessage.answers[201],
    }),
  }),
});
