import type { HttpClient, HttpResponse } from './http-client.ts';

type RecordResponse = (call: string, answer: HttpResponse) => number;

const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/device',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

export const callRequestAlertOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  note: RecordResponse,
): Promise<number[]> => {
  const get = async (path: string, client = staff) => note(`get ${path}`, await client.get(path));
  const post = async (path: string, body?: object) =>
    note(`post ${path}`, await staff.post(path, body));
  return [
    await get('/api/admin/push-key'),
    await get('/api/admin/push-key', guest),
    await post('/api/admin/push-subscriptions', SUBSCRIPTION),
    await post('/api/admin/push-subscriptions', {}),
    await post('/api/admin/push-subscriptions', { ...SUBSCRIPTION, endpoint: 'https://x.example' }),
    await post('/api/admin/push-subscriptions/end', { endpoint: SUBSCRIPTION.endpoint }),
    await post('/api/admin/push-subscriptions/end', {}),
    await get('/api/desk/new-requests'),
    await get('/api/desk/new-requests', guest),
    await post('/api/desk/new-requests/seen'),
  ];
};
