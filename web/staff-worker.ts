import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import {
  handleNotificationClick,
  handlePush,
  type NotificationClickEvent,
  type NotificationScope,
  type PushEvent,
} from '#web/app/admin/service-worker/push-handlers.ts';

/**
 * Service worker of the staff area. Caches the program but no API responses, because the page
 * itself stores the evening encrypted. Also shows notifications of new requests.
 */
declare const self: NotificationScope & {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'push', handle: (event: PushEvent) => void): void;
  addEventListener(
    type: 'notificationclick',
    handle: (event: NotificationClickEvent) => void,
  ): void;
};
/** Files of the staff area. The build sets this list. */
declare const __PRECACHE__: readonly { readonly url: string; readonly revision: string | null }[];

const NETWORK_TIMEOUT_SECONDS = 3;
const SERVER_ERROR = 500;
/** Path of the cached page. All pages of the staff area have the same HTML without data. */
const PAGE = '/admin/tonight';

void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute([...__PRECACHE__]);
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
      plugins: [
        {
          // Counts as a failure, because a proxy sends this status while the server starts.
          fetchDidSucceed: async ({ response }) => {
            if (response.status >= SERVER_ERROR) throw new Error(`Status ${response.status}`);
            return response;
          },
          handlerDidError: () => matchPrecache(PAGE),
        },
      ],
    }),
    { allowlist: [/^\/admin(\/|$)/] },
  ),
);
self.addEventListener('push', handlePush(self));
self.addEventListener('notificationclick', handleNotificationClick(self));
