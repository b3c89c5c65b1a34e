import type { OfflineKeys } from '#src/contracts/staff/offline-keys.ts';
import { administrator, auditor, logIn } from '#test/support/fixtures/staff-credentials.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { openTrustedDevice } from '#test/support/fixtures/trusted-device.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const EIGHT_HOURS_SECONDS = 8 * 3_600;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const read = async (client: HttpClient) => client.get<OfflineKeys>('/api/admin/offline-keys');
const signIn = (credentials = administrator) => logIn(app.guest(), credentials);

describe('the keys of what a tablet stores', () => {
  it('are 256 bits each, and the same for each call of a session', async () => {
    const client = await signIn();
    const { body, headers } = await read(client);
    for (const key of [body.evening, body.outbox])
      expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(body.evening).not.toBe(body.outbox);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await read(client)).body).toMatchObject({
      evening: body.evening,
      outbox: body.outbox,
    });
  });

  it('another session has another key of the evening, and the same key of the outbox', async () => {
    const [one, other] = [(await read(await signIn())).body, (await read(await signIn())).body];
    expect(other.evening).not.toBe(one.evening);
    expect([other.outbox, other.account]).toEqual([one.outbox, one.account]);
  });

  it('end with the session, at the latest eight hours after the sign-in', async () => {
    const client = await signIn();
    const { validForSeconds } = (await read(client)).body;
    expect(validForSeconds).toBeLessThanOrEqual(EIGHT_HOURS_SECONDS);
    expect(validForSeconds).toBeGreaterThan(EIGHT_HOURS_SECONDS - 60);
    await client.post('/api/admin/logout');
    expect((await read(client)).status).toBe(401);
  });

  it('of the trusted device stay valid for the next eight hours, however old its session is', async () => {
    const device = await openTrustedDevice(app);
    await app.database.query(
      `update sessions set created_at = created_at - interval '3 days' where data->'staff'->>'role' = 'trusted-device'`,
    );
    expect((await read(device)).body.validForSeconds).toBe(EIGHT_HOURS_SECONDS);
  });

  it('are for the desk only', async () => {
    expect((await read(await signIn(auditor))).status).toBe(401);
    expect((await read(app.guest())).status).toBe(401);
  });
});
