import { administrator, logIn } from '#test/support/fixtures/staff-credentials.ts';
import { logInAs } from '#test/support/fixtures/staff-members.ts';
import { setupPushApp } from '#test/support/fixtures/push-app.ts';
import { TOKENS } from '#src/composition/tokens.ts';

const { app, staff, service, subscribe, request, alertAfter, devices } = setupPushApp();

describe('the push subscriptions of staff', () => {
  it('are stored once when a device subscribes again', async () => {
    const subscription = await subscribe();
    await staff().post('/api/admin/push-subscriptions', subscription);
    expect(await devices()).toEqual([subscription.endpoint]);
  });

  it('are deleted when their own account unsubscribes, but not by another account', async () => {
    const { endpoint } = await subscribe();
    const accounts = app().container.get(TOKENS.accounts);
    const hash = await app().container.get(TOKENS.passwords).hash(administrator.password);
    await accounts.add('administrator', 'collega', hash);
    const colleague = await logIn(app().guest(), { ...administrator, username: 'collega' });
    await colleague.post('/api/admin/push-subscriptions/end', { endpoint });
    expect(await devices()).toEqual([endpoint]);
    await staff().post('/api/admin/push-subscriptions/end', { endpoint });
    expect(await devices()).toEqual([]);
  });

  it('are deleted when the account is closed', async () => {
    const accounts = app().container.get(TOKENS.accounts);
    const hash = await app().container.get(TOKENS.passwords).hash(administrator.password);
    await accounts.add('administrator', 'chi-parte', hash);
    const leaver = await logIn(app().guest(), { ...administrator, username: 'chi-parte' });
    const own = await subscribe();
    await subscribe(leaver);
    const { id } = (await accounts.list()).find(({ username }) => username === 'chi-parte')!;
    await accounts.close(id, 'console');
    expect(await devices()).toEqual([own.endpoint]);
  });

  it('are limited to ten for an account, and the oldest is deleted', async () => {
    const first = await subscribe();
    for (let count = 0; count < 10; count += 1) {
      app().clock.advanceMinutes(1);
      await subscribe();
    }
    expect(await devices()).toHaveLength(10);
    expect(await devices()).not.toContain(first.endpoint);
  });

  it('receive the alert in the roles dining-room and cashier', async () => {
    await subscribe(await logInAs(app(), 'dining-room'));
    await subscribe(await logInAs(app(), 'cashier'));
    await request();
    expect(await alertAfter(20)).toBe(2);
  });

  it('receive the alert on every device of an account', async () => {
    await subscribe();
    await subscribe();
    await request();
    expect(await alertAfter(20)).toBe(2);
  });
});

describe('POST /api/admin/push-subscriptions', () => {
  const post = (over: object) =>
    staff().post<{ code: string; fields: Record<string, string> }>(
      '/api/admin/push-subscriptions',
      { ...service().subscribe(), ...over },
    );

  it.each([
    'https://intranet.example.org/device',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.example.org/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'ftp://fcm.googleapis.com/x',
    'x',
  ])('returns 400 for the endpoint %s', async (endpoint) => {
    const { status, body } = await post({ endpoint });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['endpoint']]);
    expect(await devices()).toEqual([]);
  });

  it('returns 400 for invalid keys', async () => {
    expect((await post({ keys: { p256dh: 'x', auth: 'y' } })).status).toBe(400);
    expect(await devices()).toEqual([]);
  });

  it('returns 401 to guests and auditors', async () => {
    const body = service().subscribe();
    expect((await app().guest().post('/api/admin/push-subscriptions', body)).status).toBe(401);
    const auditor = await app().auditor();
    expect((await auditor.post('/api/admin/push-subscriptions', body)).status).toBe(401);
    expect(await devices()).toEqual([]);
  });
});
