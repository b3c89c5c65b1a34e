import {
  isServiceWorkerSupported,
  registerStaffServiceWorker,
} from '#web/shared/service-worker/staffServiceWorker.ts';

/**
 * Registers the service worker of the staff area, which serves its pages without a network. Ignores
 * a failure, because in development the script does not exist.
 */
export const registerStaffWorker = (): void => {
  if (isServiceWorkerSupported()) registerStaffServiceWorker().catch(() => undefined);
};
