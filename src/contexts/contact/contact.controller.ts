import {
  countContactMessages,
  listContactMessages,
  markContactMessage,
  sendContactMessage,
} from '#src/contracts/contact.ts';
import { markReplayed, type GuardRequest } from '#src/platform/http/requests/idempotency-key.ts';
import { linkNextPage, parsePageQuery } from '#src/platform/http/requests/pagination.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { MarkMessage } from './mark-message-read.ts';
import type { MessageRepository } from './message-repository.ts';
import type { ReceiveMessage } from './receive-message.ts';

type UseCases = {
  readonly receive: ReceiveMessage;
  readonly mark: MarkMessage;
  readonly messages: MessageRepository;
  readonly guard: GuardRequest;
};

export const contactController = ({ receive, mark, messages, guard }: UseCases): Route[] => [
  route(sendContactMessage, async ({ body: { website, ...asked } }, ctx) =>
    markReplayed(
      ctx,
      await receive(asked, await guard(ctx, sendContactMessage.name, { asked, website })),
    ),
  ),

  route(listContactMessages, async ({ query }, ctx) =>
    linkNextPage(
      ctx,
      await messages.list(
        query.read === undefined ? null : query.read === 'true',
        parsePageQuery(query),
      ),
    ),
  ),

  route(countContactMessages, () => messages.counts()),

  route(markContactMessage, ({ params, body }, ctx) =>
    mark(params.id, body.read, `staff:${ctx.state.staff!.id}`),
  ),
];
