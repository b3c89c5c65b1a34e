import { exampleGuests } from '#test/support/builders/request-builders.ts';
import { setupPushApp } from '#test/support/fixtures/push-app.ts';

const { app, staff, service, subscribe, request, alertAfter, see, devices } = setupPushApp();
const ALERT_DELAY_S = 20;
const FIVE_MINUTES_S = 300;

describe('the push alert for a new request', () => {
  it('is encrypted for the device and signed with the key of the server', async () => {
    await subscribe();
    await request();
    expect(await alertAfter(ALERT_DELAY_S)).toBe(1);
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

  it('contains a kind and a count, and no data of the guests', async () => {
    await subscribe();
    await request(exampleGuests.agata);
    await request(exampleGuests.bastiano);
    await alertAfter(ALERT_DELAY_S);
    const [push] = service().received;
    expect(push!.payload).toBe('{"kind":"requests","count":2}');
    const sent = `${push!.payload} ${JSON.stringify(push!.headers)}`;
    expect(sent).not.toMatch(/Agata|Bastiano|0935 |example\.org/);
  });

  it('is sent twenty seconds after the request', async () => {
    await subscribe();
    await request();
    expect(await alertAfter(ALERT_DELAY_S - 1)).toBe(0);
    expect(await alertAfter(1)).toBe(1);
  });

  it('is repeated every five minutes until staff have seen the request', async () => {
    await subscribe();
    await request();
    await alertAfter(ALERT_DELAY_S);
    expect(await alertAfter(FIVE_MINUTES_S - 1)).toBe(0);
    expect(await alertAfter(1)).toBe(1);
    expect(await alertAfter(FIVE_MINUTES_S)).toBe(1);
    expect((await see()).body).toEqual({ newRequests: 0 });
    expect(await alertAfter(FIVE_MINUTES_S)).toBe(0);
  });

  it('is sent without a five-minute wait when staff have seen the earlier requests', async () => {
    await subscribe();
    await request();
    await alertAfter(ALERT_DELAY_S);
    await see();
    await request();
    expect((await staff().get('/api/desk/new-requests')).body).toEqual({ newRequests: 1 });
    expect(await alertAfter(ALERT_DELAY_S)).toBe(1);
    expect(service().received.at(-1)!.payload).toBe('{"kind":"requests","count":2}');
  });

  it('is not sent when staff have already answered the request', async () => {
    await subscribe();
    const { id } = await request();
    await staff().put(`/api/reservations/${id}`, { status: 'confirmed' });
    expect(await alertAfter(ALERT_DELAY_S)).toBe(0);
  });

  it('is sent when a guest requests a change', async () => {
    await subscribe();
    const { id, link } = await request();
    await staff().put(`/api/reservations/${id}`, { status: 'confirmed' });
    await see();
    const slots = (await app().guest().get<{ id: string; turnKey: string }[]>('/api/time-slots'))
      .body;
    const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_secondo')!.id;
    const change = { reservationDate: '2027-03-13', timeSlotId, numberOfPeople: 2 };
    const token = link.split('/').pop()!;
    const response = await app().guest().post(`/api/reservations/link/${token}/change`, change);
    expect(response.status).toBe(200);
    expect(await alertAfter(ALERT_DELAY_S)).toBe(1);
  });

  it('is sent once when eight calls run at the same time', async () => {
    await subscribe();
    await request();
    app().clock.advanceMinutes(1);
    const { requestAlerts } = app().application;
    await Promise.all(Array.from({ length: 8 }, () => requestAlerts.alertStaff()));
    expect(service().received).toHaveLength(1);
  });
});

describe('an error of the push service', () => {
  it.each([404, 410])(
    'deletes the subscription of the device when the status is %i',
    async (status) => {
      await subscribe();
      await request();
      service().status = status;
      expect(await alertAfter(ALERT_DELAY_S)).toBe(1);
      expect(await devices()).toEqual([]);
    },
  );

  it.each([302, 429, 500])(
    'is followed by a retry after a minute when the status is %i',
    async (status) => {
      const { endpoint } = await subscribe();
      await request();
      service().status = status;
      await alertAfter(ALERT_DELAY_S);
      expect(await devices()).toEqual([endpoint]);
      service().status = 201;
      expect(await alertAfter(59)).toBe(0);
      expect(await alertAfter(1)).toBe(1);
    },
  );
});
