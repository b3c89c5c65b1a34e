import { countNewRequests, markRequestsSeen } from '#src/contracts/booking/new-requests.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { RequestAlertStore } from '../application/request-alerts/request-alert-store.ts';

export const newRequestsController = ({
  countNew,
  markSeen,
}: Pick<RequestAlertStore, 'countNew' | 'markSeen'>): Route[] => [
  route(countNewRequests, async () => ({ newRequests: await countNew() })),

  route(markRequestsSeen, async () => {
    await markSeen();
    return { newRequests: await countNew() };
  }),
];
