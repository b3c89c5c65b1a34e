const SCRIPT_PATH = '/staff-worker.js';
const SCOPE = '/admin';

export const isServiceWorkerSupported = (): boolean => 'serviceWorker' in navigator;

export const findStaffServiceWorker = async (): Promise<ServiceWorkerRegistration | null> =>
  isServiceWorkerSupported()
    ? ((await navigator.serviceWorker.getRegistration(SCOPE)) ?? null)
    : null;

const waitUntilActive = ({
  installing,
  waiting,
  active,
}: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = installing ?? waiting;
    if (active || !worker) return resolve();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker was not installed'));
    });
  });

/**
 * Registers the service worker of the staff area, and resolves when it can receive messages.
 * Idempotent.
 */
export const registerStaffServiceWorker = async (): Promise<ServiceWorkerRegistration> => {
  const registration = await navigator.serviceWorker.register(SCRIPT_PATH, { scope: SCOPE });
  await waitUntilActive(registration);
  return registration;
};

export const closeNotifications = async (): Promise<void> => {
  const registration = await findStaffServiceWorker();
  const shown = (await registration?.getNotifications()) ?? [];
  shown.forEach((notification) => notification.close());
};
