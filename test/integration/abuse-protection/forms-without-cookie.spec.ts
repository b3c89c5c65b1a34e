import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { createFormBrowser } from '#test/support/drivers/unknown-browser.ts';
import {
  forwardedFor,
  newNetworkAddress,
  repeatInSequence,
  setupRateLimitedApps,
} from '#test/support/fixtures/rate-limited-apps.ts';

const { fixture: app, turn, minutesPass, setHourlyRequestCount } = setupRateLimitedApps();

let staff: HttpClient;
beforeAll(async () => {
  staff = await app().staff();
});

const requestByForm = (address: string, keepsCookie: boolean) =>
  createFormBrowser(app().guest(), address, keepsCookie).request(turn(), 2);
const listHeld = async () =>
  (await app().database.query<{ held: boolean }>('select holds_seat held from reservations')).map(
    ({ held }) => held,
  );
const isAccepted = (token: string | null) => token !== null;

describe('the page of a form', () => {
  it.each(['/reservations/request', '/prenotazioni/request', '/waiting-list', '/lista-d-attesa'])(
    'sets the visitor cookie at %s, and does not replace it',
    async (path) => {
      const client = app().guest();
      const first = await client.raw('get', path);
      expect(first.headers.getSetCookie().join()).toMatch(/^pre=.+samesite=strict/i);
      expect((await client.raw('get', path)).headers.getSetCookie()).toEqual([]);
    },
  );
});

describe('guests without JavaScript behind one address', () => {
  it('hold seats, and the fourth guest is not refused', async () => {
    const address = newNetworkAddress();
    const tokens = await repeatInSequence(6, () => requestByForm(address, true));
    expect(tokens.every(isAccepted)).toBe(true);
    expect(await listHeld()).toEqual(Array(6).fill(true));
  });

  it('are all accepted without a cookie, but hold no seats', async () => {
    const address = newNetworkAddress();
    const tokens = await repeatInSequence(6, () => requestByForm(address, false));
    expect(tokens.every(isAccepted)).toBe(true);
    expect(new Set(tokens).size).toBe(6);
    expect(await listHeld()).toEqual(Array(6).fill(false));
  });

  it('stay unknown without a cookie when staff have accepted one of them', async () => {
    const address = newNetworkAddress();
    await requestByForm(address, false);
    const [{ id }] = (await staff.get<[{ id: string }]>('/api/reservations')).body;
    await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
    await requestByForm(address, false);
    expect((await listHeld()).toSorted()).toEqual([false, true]);
  });

  it('are slowed down, but never stopped, when their network owes a proof of work', async () => {
    const address = newNetworkAddress();
    await requestByForm(address, true);
    await setHourlyRequestCount(300);
    const sendFour = () => repeatInSequence(4, () => requestByForm(address, true));
    expect((await sendFour()).map(isAccepted)).toEqual([true, true, true, false]);
    await minutesPass(1);
    expect((await sendFour()).map(isAccepted)).toEqual([true, true, true, false]);
    expect((await listHeld()).toSorted()).toEqual([...Array(6).fill(false), true]);
  });

  it('read in the refusal that they can try again within a minute', async () => {
    const address = newNetworkAddress();
    await requestByForm(address, true);
    await setHourlyRequestCount(300);
    await repeatInSequence(3, () => requestByForm(address, true));
    const refused = await app()
      .guest()
      .raw('post', '/waiting-list', {
        headers: {
          ...forwardedFor(address),
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
        body: new URLSearchParams({
          date: turn().reservationDate,
          timeSlotIds: turn().timeSlotId,
          numberOfPeople: '2',
          customerName: 'Zoé Prova',
          customerPhone: '333 000 0155',
        }).toString(),
      });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });
});
