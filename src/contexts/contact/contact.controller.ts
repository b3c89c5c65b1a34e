import { listContactMessages, sendContactMessage } from '../../contracts/contact.ts';
import type { AttemptOf } from '../../platform/http/attempt.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Messages } from './messages.ts';
import type { ReceiveMessage } from './receive-message.ts';

type UseCases = { readonly receive: ReceiveMessage; readonly messages: Messages; readonly attemptOf: AttemptOf };

export const contactController = ({ receive, messages, attemptOf }: UseCases): Route[] => [
  route(sendContactMessage, async ({ body }, ctx) => {
    const { answer, replayed } = await receive(body, attemptOf(ctx, sendContactMessage.name, body));
    if (replayed) ctx.set('Idempotency-Replayed', 'true');
    return answer;
  }),

  route(listContactMessages, () => messages.list()),
];
