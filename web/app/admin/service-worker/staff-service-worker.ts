import {
  handleNotificationClick,
  handlePush,
  type NotificationClickEvent,
  type NotificationScope,
  type PushEvent,
} from './push-handlers.ts';

type ServiceWorkerScope = NotificationScope & {
  addEventListener(type: 'push', handle: (event: PushEvent) => void): void;
  addEventListener(
    type: 'notificationclick',
    handle: (event: NotificationClickEvent) => void,
  ): void;
};

const scope = globalThis as unknown as ServiceWorkerScope;

scope.addEventListener('push', handlePush(scope));
scope.addEventListener('notificationclick', handleNotificationClick(scope));
