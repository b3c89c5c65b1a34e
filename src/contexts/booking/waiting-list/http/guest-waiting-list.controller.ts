import {
  acceptOfferedSeat,
  declineOfferedSeat,
  joinWaitingList,
  leaveWaitingList,
  readWaitingListState,
} from '#src/contracts/booking/waiting-list-operations.ts';
import { markReplayed, type GuardRequest } from '#src/platform/http/requests/idempotency-key.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { AnswerOffer, ReadStateByLink } from '../application/answer-offer.ts';
import type { JoinWaitingList } from '../application/join-waiting-list.ts';

type UseCases = {
  readonly join: JoinWaitingList;
  readonly readState: ReadStateByLink;
  readonly answer: AnswerOffer;
  readonly guard: GuardRequest;
};

export const guestWaitingListController = ({
  join,
  readState,
  answer,
  guard,
}: UseCases): Route[] => [
  route(joinWaitingList, async ({ body: { website, ...asked } }, ctx) =>
    markReplayed(
      ctx,
      await join(asked, await guard(ctx, joinWaitingList.name, { asked, website })),
    ),
  ),
  route(readWaitingListState, ({ params: { token } }) => readState(token)),
  route(acceptOfferedSeat, ({ params: { token } }) => answer(token, 'accept')),
  route(declineOfferedSeat, ({ params: { token } }) => answer(token, 'decline')),
  route(leaveWaitingList, ({ params: { token } }) => answer(token, 'leave')),
];
