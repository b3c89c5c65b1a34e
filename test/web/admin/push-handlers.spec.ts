import {
  handleNotificationClick,
  handlePush,
  type NotificationScope,
} from '#web/app/admin/service-worker/push-handlers.ts';

const createScope = (urls: readonly string[] = []) => {
  const shown: (readonly [title: string, options: NotificationOptions | undefined])[] = [];
  const focused: string[] = [];
  const opened: string[] = [];
  const scope: NotificationScope = {
    registration: {
      showNotification: async (title, options) => void shown.push([title, options]),
    },
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (url) => void opened.push(url),
    },
  };
  return { scope, shown, focused, opened };
};

const push = async (scope: NotificationScope, text: string | null) => {
  let work: Promise<unknown> = Promise.resolve();
  handlePush(scope)({
    data: text === null ? null : { json: () => JSON.parse(text) as unknown },
    waitUntil: (promise) => {
      work = promise;
    },
  });
  await work;
};

const click = async (scope: NotificationScope) => {
  let [closed, work] = [false, Promise.resolve() as Promise<unknown>];
  handleNotificationClick(scope)({
    notification: {
      close: () => {
        closed = true;
      },
    },
    waitUntil: (promise) => {
      work = promise;
    },
  });
  await work;
  return closed;
};

describe('a push message', () => {
  // Browsers end a subscription whose messages show no notification.
  it.each([
    ['{"kind":"requests","count":1}', '1 richiesta in attesa'],
    ['{"kind":"requests","count":4}', '4 richieste in attesa'],
    ['{"kind":"requests"}', '1 richiesta in attesa'],
    ['not json', '1 richiesta in attesa'],
    [null, '1 richiesta in attesa'],
  ])('turns the data %j into the notification «%s»', async (text, title) => {
    const { scope, shown } = createScope();
    await push(scope, text);
    expect(shown.map(([shownTitle]) => shownTitle)).toEqual([title]);
  });

  it('replaces the last notification and sounds again', async () => {
    const { scope, shown } = createScope();
    await push(scope, '{"kind":"requests","count":2}');
    expect(shown[0]![1]).toMatchObject({ tag: 'requests', renotify: true });
  });
});

describe('a tap on the notification', () => {
  it('closes it and opens Stasera', async () => {
    const { scope, opened } = createScope(['https://melagrana.example/admin?tab=menu']);
    expect(await click(scope)).toBe(true);
    expect(opened).toEqual(['/admin/tonight']);
  });

  it('focuses the tab of Stasera that is already open', async () => {
    const tonight = 'https://melagrana.example/admin/tonight';
    const { scope, opened, focused } = createScope(['https://melagrana.example/admin', tonight]);
    await click(scope);
    expect([focused, opened]).toEqual([[tonight], []]);
  });
});
