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

const readKeys = async (client: HttpClient) => client.get<OfflineKeys>('/api/admin/offline-keys');
const signIn = (credentials = administrator) => logIn(app.guest(), credentials);

describe('the offline keys', () => {
  it('are 256 bits each, and the same for each call of a session', async () => {
    const client = await signIn();
    const { body, headers } = await readKeys(client);
    for (const key of [body.evening, body.outbox])
      expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(body.evening).not.toBe(body.outbox);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await readKeys(client)).body).toMatchObject({
      evening: body.evening,
      outbox: body.outbox,
    });
  });

  it('differ between sessions for the evening, and are equal for the outbox', async () => {
    const [one, other] = [
      (await readKeys(await signIn())).body,
      (await readKeys(await signIn())).body,
    ];
    expect(other.evening).not.toBe(one.evening);
    expect([other.outbox, other.account]).toEqual([one.outbox, one.account]);
  });

  it('expire with the session, at the latest eight hours after the sign-in', async () => {
    const client = await signIn();
    const { validForSeconds } = (await readKeys(client)).body;
    expect(validForSeconds).toBeLessThanOrEqual(EIGHT_HOURS_SECONDS);
    expect(validForSeconds).toBeGreaterThan(EIGHT_HOURS_SECONDS - 60);
    await client.post('/api/admin/logout');
    expect((await readKeys(client)).status).toBe(401);
  });

  it('are valid for eight hours on the trusted device, regardless of the age of its session', async () => {
    const device = await openTrustedDevice(app);
    await app.database.query(
      `update sessions set created_at = created_at - interval '3 days' where data->'staff'->>'role' = 'trusted-device'`,
    );
    expect((await readKeys(device)).body.validForSeconds).toBe(EIGHT_HOURS_SECONDS);
  });

  it('return 401 to auditors and guests', async () => {
    expect((await readKeys(await signIn(auditor))).status).toBe(401);
    expect((await readKeys(app.guest())).status).toBe(401);
  });
});
