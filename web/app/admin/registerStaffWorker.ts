import {
  isServiceWorkerSupported,
  registerStaffServiceWorker,
} from '#web/shared/service-worker/staffServiceWorker.ts';

/**
 * Without a service worker, a reload without a network shows the browser's error page. The scope
 * also covers `/admin` without a slash. In development there is no such file.
 */
export const registerStaffWorker = (): void => {
  if (isServiceWorkerSupported()) registerStaffServiceWorker().catch(() => undefined);
};
