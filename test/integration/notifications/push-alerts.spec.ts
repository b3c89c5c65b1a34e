import { exampleGuests } from '#test/support/builders/request-builders.ts';
import { setupPushApp } from '#test/support/fixtures/push-app.ts';

const { app, staff, service, subscribe, request, alertAfter, see, devices } = setupPushApp();
const SOON_S = 20;
const FIVE_MINUTES_S = 300;

describe('a new request on a subscribed device', () => {
  it('arrives encrypted for the device and signed with the key of the server', async () => {
    await subscribe();
    await request();
    expect(await alertAfter(SOON_S)).toBe(1);
    const [push] = service().received;
    const { publicKey } = (await staff().get<{ publicKey: string }>('/api/admin/push-key')).body;
    expect(push!.publicKey).toBe(publicKey);
    expect(push!.claims).toMatchObject({
      aud: service().origin,
      sub: expect.stringMatching(/^mailto:/),
    });
    expect(push!.claims.exp * 1_000).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
    expect(push!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '300',
      urgency: 'high',
      topic: 'requests',
    });
  });

  it('carries a kind and a count, and nothing of the guests', async () => {
    await subscribe();
    await request(exampleGuests.agata);
    await request(exampleGuests.bastiano);
    await alertAfter(SOON_S);
    const [push] = service().received;
    expect(push!.payload).toBe('{"kind":"requests","count":2}');
    const sent = `${push!.payload} ${JSON.stringify(push!.headers)}`;
    expect(sent).not.toMatch(/Agata|Bastiano|0935|example\.org/);
  });

  it('waits twenty seconds, in which staff at an open page may see it', async () => {
    await subscribe();
    await request();
    expect(await alertAfter(SOON_S - 1)).toBe(0);
    expect(await alertAfter(1)).toBe(1);
  });

  it('comes again every five minutes until it is seen', async () => {
    await subscribe();
    await request();
    await alertAfter(SOON_S);
    expect(await alertAfter(FIVE_MINUTES_S - 1)).toBe(0);
    expect(await alertAfter(1)).toBe(1);
    expect(await alertAfter(FIVE_MINUTES_S)).toBe(1);
    expect((await see()).body).toEqual({ newRequests: 0 });
    expect(await alertAfter(FIVE_MINUTES_S)).toBe(0);
  });

  it('comes at once after earlier requests were seen', async () => {
    await subscribe();
    await request();
    await alertAfter(SOON_S);
    await see();
    await request();
    expect((await staff().get('/api/desk/new-requests')).body).toEqual({ newRequests: 1 });
    expect(await alertAfter(SOON_S)).toBe(1);
    expect(service().received.at(-1)!.payload).toBe('{"kind":"requests","count":2}');
  });

  it('is not announced when it was answered before', async () => {
    await subscribe();
    const { id } = await request();
    await staff().put(`/api/reservations/${id}`, { status: 'confirmed' });
    expect(await alertAfter(SOON_S)).toBe(0);
  });

  it('is announced when a guest asks for a change', async () => {
    await subscribe();
    const { id, link } = await request();
    await staff().put(`/api/reservations/${id}`, { status: 'confirmed' });
    await see();
    const slots = (await app().guest().get<{ id: string; turnKey: string }[]>('/api/time-slots'))
      .body;
    const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_secondo')!.id;
    const change = { reservationDate: '2027-03-13', timeSlotId, numberOfPeople: 2 };
    const token = link.split('/').pop()!;
    const asked = await app().guest().post(`/api/reservations/link/${token}/change`, change);
    expect(asked.status).toBe(200);
    expect(await alertAfter(SOON_S)).toBe(1);
  });

  it('is sent once when two workers run at the same time', async () => {
    await subscribe();
    await request();
    app().clock.advanceMinutes(1);
    const { requestAlerts } = app().application;
    await Promise.all(Array.from({ length: 8 }, () => requestAlerts.alertStaff()));
    expect(service().received).toHaveLength(1);
  });
});

describe('a push service that refuses', () => {
  it.each([404, 410])('with %i no longer knows the device, which is forgotten', async (status) => {
    await subscribe();
    await request();
    service().status = status;
    expect(await alertAfter(SOON_S)).toBe(1);
    expect(await devices()).toEqual([]);
  });

  it.each([302, 429, 500])('with %i is asked again after a minute', async (status) => {
    const { endpoint } = await subscribe();
    await request();
    service().status = status;
    await alertAfter(SOON_S);
    expect(await devices()).toEqual([endpoint]);
    service().status = 201;
    expect(await alertAfter(59)).toBe(0);
    expect(await alertAfter(1)).toBe(1);
  });
});
