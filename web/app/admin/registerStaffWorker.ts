/**
 * Without a service worker, a reload without a network shows the browser's error page. The scope
 * also covers `/admin` without a slash. In development there is no such file.
 */
export const registerStaffWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/staff-worker.js', { scope: '/admin' }).catch(() => undefined);
};
