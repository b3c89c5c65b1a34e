import { listContactMessages, sendContactMessage } from '../../contracts/contact.ts';
import { answerOnce, type AttemptOf } from '../../platform/http/attempt.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Messages } from './messages.ts';
import type { ReceiveMessage } from './receive-message.ts';

type UseCases = { readonly receive: ReceiveMessage; readonly messages: Messages; readonly attemptOf: AttemptOf };

export const contactController = ({ receive, messages, attemptOf }: UseCases): Route[] => [
  route(sendContactMessage, async ({ body }, ctx) =>
    answerOnce(ctx, await receive(body, attemptOf(ctx, sendContactMessage.name, body)))),

  route(listContactMessages, () => messages.list()),
];
