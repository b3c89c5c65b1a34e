/** The part of `ServiceWorkerGlobalScope` that the handlers use. */
export type NotificationScope = {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
};
type OpenWindow = { readonly url: string; focus(): Promise<unknown> };
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };
export type PushEvent = ExtendableEvent & { readonly data: { json(): unknown } | null };
export type NotificationClickEvent = ExtendableEvent & {
  readonly notification: { close(): void };
};

const TONIGHT_PATH = '/admin/tonight';
/** The browser replaces the last notification with the same tag by the new one. */
const REQUESTS_TAG = 'requests';

/**
 * `renotify` makes a replacing notification sound again. The types of TypeScript do not contain it.
 */
const NOTIFICATION: NotificationOptions & { readonly renotify: boolean } = {
  body: 'Tocca per aprire Stasera.',
  tag: REQUESTS_TAG,
  renotify: true,
  requireInteraction: true,
  lang: 'it',
  icon: '/brand/icon-180.png',
};

/**
 * Returns the number of waiting requests in a push message, or 1 if the message is not readable.
 */
const readCount = ({ data }: PushEvent): number => {
  try {
    const { count } = (data?.json() ?? {}) as { readonly count?: unknown };
    return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 1;
  } catch {
    return 1;
  }
};

const formatWaiting = (count: number): string =>
  count === 1 ? '1 richiesta in attesa' : `${count} richieste in attesa`;

/** Always shows a notification, because browsers end a subscription whose messages show none. */
export const handlePush =
  ({ registration }: NotificationScope) =>
  (event: PushEvent): void =>
    event.waitUntil(registration.showNotification(formatWaiting(readCount(event)), NOTIFICATION));

const openTonight = async ({ clients }: NotificationScope): Promise<void> => {
  const windows = await clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === TONIGHT_PATH);
  await (open ? open.focus() : clients.openWindow(TONIGHT_PATH));
};

export const handleNotificationClick =
  (scope: NotificationScope) =>
  (event: NotificationClickEvent): void => {
    event.notification.close();
    event.waitUntil(openTonight(scope));
  };
