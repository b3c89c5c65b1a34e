/** A browser with a push service, which jsdom lacks. `permission`: the answer of the user. */
export const setupPushService = () => {
  const browser = { permission: 'granted', subscribed: null as string | null };
  const toBytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const toSubscription = (key: string) => ({
    endpoint: 'https://push.example.org/device',
    options: { applicationServerKey: toBytes(key).buffer },
    getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(4).buffer,
    unsubscribe: async () => {
      browser.subscribed = null;
    },
  });
  const registration = {
    active: {},
    getNotifications: async () => [],
    pushManager: {
      getSubscription: async () => browser.subscribed && toSubscription(browser.subscribed),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        browser.subscribed = key;
        return toSubscription(key);
      },
    },
  };
  beforeEach(() => {
    Object.assign(browser, { permission: 'granted', subscribed: null });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: {
        register: async () => registration,
        getRegistration: async () => registration,
      },
    });
    Object.assign(globalThis, {
      PushManager: class {},
      Notification: { requestPermission: async () => browser.permission },
    });
  });
  return browser;
};
