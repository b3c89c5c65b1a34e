import { countUnseenRequests, markRequestsSeen } from '#src/contracts/booking/unseen-requests.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { RequestAlertStore } from '../application/request-alerts/request-alert-store.ts';

export const unseenRequestsController = ({
  countUnseen,
  markSeen,
}: Pick<RequestAlertStore, 'countUnseen' | 'markSeen'>): Route[] => [
  route(countUnseenRequests, async () => ({ unseen: await countUnseen() })),

  route(markRequestsSeen, async () => {
    await markSeen();
    return { unseen: await countUnseen() };
  }),
];
