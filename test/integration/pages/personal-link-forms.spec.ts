import { personalLinkSteps } from '#src/contracts/booking/personal-link-operations.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';

const { app, guest, staff, ask, sql } = setupBookingApp();

const SAME_SITE = { 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const submit = (path: string, headers: Record<string, string> = SAME_SITE, body = '') =>
  fetch(app().origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...FORM, ...headers },
    body,
  });
const createRequest = async () => {
  const { body } = await ask();
  return { id: body.id, link: body.link, read: () => readStatus(body.link) };
};
const readStatus = async (link: string) =>
  (
    await guest().get<ReservationStatusView>(
      `/api${link.replace('/reservations', '/reservations/link')}`,
    )
  ).body;
const countEvents = async () => Number((await sql('select count(*) as n from event'))[0]!['n']);

describe('a form of a personal link without JavaScript', () => {
  it('cancels the reservation, and redirects to its page in the same language', async () => {
    const { link, read } = await createRequest();
    const answer = await submit(`${link}/cancel?lang=fr`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${link}?lang=fr`]);
    expect(await read()).toMatchObject({ status: 'cancelled', outcome: 'cancelled_by_guest' });
  });

  it('confirms the visit of an accepted reservation', async () => {
    const { id, link, read } = await createRequest();
    await staff().put(`/api/reservations/${id}`, { status: 'confirmed' });
    expect((await submit(`${link.replace('reservations', 'prenotazioni')}/confirm`)).status).toBe(
      303,
    );
    expect((await read()).visitConfirmed).toBe(true);
  });

  it('redirects to the page of the reservation after a refusal, and changes nothing', async () => {
    const { id, link, read } = await createRequest();
    await staff().put(`/api/reservations/${id}`, { status: 'cancelled' });
    const before = await countEvents();
    expect((await submit(`${link}/cancel`)).status).toBe(303);
    expect([await countEvents(), (await read()).outcome]).toEqual([before, 'rejected']);
  });

  it('redirects for an unknown token, and sets no header that the token injects', async () => {
    for (const token of ['unknown', '%0d%0aset-cookie:%20a=1']) {
      const answer = await submit(`/reservations/${token}/cancel`);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, null]);
    }
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { origin: 'https://elsewhere.example' },
  ])('returns 403 for a form of another site: %j', async (headers) => {
    const { link, read } = await createRequest();
    const before = await countEvents();
    expect((await submit(`${link}/cancel`, headers as Record<string, string>)).status).toBe(403);
    expect([await countEvents(), (await read()).status]).toEqual([before, 'pending']);
  });

  it('accepts the origin "null" of a browser without Sec-Fetch-Site', async () => {
    const { link, read } = await createRequest();
    expect((await submit(`${link}/cancel`, { origin: 'null' })).status).toBe(303);
    expect((await read()).status).toBe('cancelled');
  });

  it('returns 400 with a JSON error for invalid input when no page can be rendered', async () => {
    const { link } = await createRequest();
    const answer = await submit(`${link}/phone?lang=fr`, SAME_SITE, 'customerPhone=abc');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      'invalid',
    ]);
  });

  it.each(['0x1', '1e0', '+1', '1.0', ''])(
    'refuses %j as the new party size, as the API does',
    async (numberOfPeople) => {
      const { link, read } = await createRequest();
      const slots = (await guest().get<{ id: string }[]>('/api/time-slots')).body;
      const wanted = {
        reservationDate: BOOKING_DATE,
        timeSlotId: slots.at(-1)!.id,
        numberOfPeople,
      };
      const form = new URLSearchParams(wanted).toString();
      expect((await submit(`${link}/change`, SAME_SITE, form)).status).toBe(400);
      const api = `/api${link.replace('/reservations', '/reservations/link')}/change`;
      expect((await guest().post(api, wanted)).status).toBe(400);
      expect((await read()).numberOfPeople).toBe(2);
    },
  );

  it('returns 415 for a body that is not a form, and 413 for a large form', async () => {
    const { link, read } = await createRequest();
    const json = { ...SAME_SITE, 'content-type': 'application/json' };
    expect((await submit(`${link}/cancel`, json, '{}')).status).toBe(415);
    expect((await submit(`${link}/cancel`, SAME_SITE, `a=${'x'.repeat(30_000)}`)).status).toBe(413);
    expect((await read()).status).toBe('pending');
  });
});

describe('a form that the server cannot read', () => {
  it('returns an uncached page in the language of the form', async () => {
    const { link } = await createRequest();
    const accept = { ...SAME_SITE, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const answer = await submit(`${link}/cancel?lang=fr`, accept, `a=${'x'.repeat(30_000)}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      413,
      'text/html; charset=utf-8',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(/<html lang="fr">.*<h1>La demande est trop/s);
  });
});

describe('the form that finds a lost link', () => {
  const find = (reference: string, phoneEnding: string) =>
    submit('/reservations?lang=es', SAME_SITE, `reference=${reference}&phoneEnding=${phoneEnding}`);

  it('redirects to the link, and refuses wrong digits and too many attempts', async () => {
    const { body } = await ask();
    expect((await find(body.reference, '0000')).status).toBe(404);
    const found = await find(body.reference, '0101');
    expect([found.status, found.headers.get('location')]).toEqual([303, `${body.link}?lang=es`]);
    const statuses = new Set<number>();
    for (let tries = 0; tries < 12; tries++)
      statuses.add((await find(body.reference, '0001')).status);
    expect([...statuses]).toEqual([404, 429]);
  });
});

describe('the form that joins the waiting list', () => {
  const buildInput = async (over: Record<string, string> = {}) => {
    const slots = (await guest().get<{ id: string }[]>('/api/time-slots')).body;
    return new URLSearchParams({
      date: BOOKING_DATE,
      numberOfPeople: '2',
      timeSlotIds: slots.at(-1)!.id,
      customerName: 'Zoé Prova',
      customerPhone: '333 000 0155',
      customerEmail: '',
      website: '',
      ...over,
    }).toString();
  };
  beforeEach(async () => {
    await declareTurnFull(staff(), BOOKING_DATE);
  });
  const listEntries = async () =>
    (
      await staff().get<{ language: string; turns: unknown[] }[]>(
        `/api/waiting-list?date=${BOOKING_DATE}`,
      )
    ).body;

  it('redirects to the page of the entry in the form language, and stores equal forms once', async () => {
    const body = await buildInput();
    const first = await submit('/lista-d-attesa?lang=en', SAME_SITE, body);
    const again = await submit('/lista-d-attesa?lang=en', SAME_SITE, body);
    expect([first.status, first.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/waiting-list\/[\w-]+\?lang=en$/),
    ]);
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect(await listEntries()).toMatchObject([{ language: 'en', turns: [{}] }]);
  });

  it.each([
    ['customerPhone', '33'],
    ['numberOfPeople', '9'],
    ['numberOfPeople', '0x2'],
    ['numberOfPeople', '1e0'],
    ['numberOfPeople', '+2'],
    ['website', 'https://spam.example'],
  ])('refuses an invalid %s', async (field, value) => {
    const before = await countEvents();
    const answer = await submit('/waiting-list', SAME_SITE, await buildInput({ [field]: value }));
    expect([answer.status, await countEvents()]).toEqual([400, before]);
  });
});

describe('the calendar entry of a personal link', () => {
  it('is a calendar file with the UID of the mails and without the name of the guest', async () => {
    const { id, link } = await createRequest();
    const answer = await fetch(`${app().origin + link}/calendar.ics?lang=fr`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const file = (await answer.text()).replace(/\r\n /g, '');
    expect(file).toContain(`UID:${id}\r\n`);
    expect(file).toContain('STATUS:TENTATIVE');
    expect(file).not.toMatch(/Agata/);
  });

  it('does not exist for an unknown token', async () => {
    const answer = await fetch(`${app().origin}/reservations/unknown/calendar.ics`);
    expect(answer.status).toBe(404);
  });
});

describe('a mail scanner', () => {
  it('changes nothing with GET and HEAD on any link', async () => {
    const { link } = await createRequest();
    const token = link.split('/').at(-1)!;
    const paths = [
      link,
      ...['cancel', 'confirm', 'withdraw-change', 'change', 'note', 'phone'].map(
        (name) => `${link}/${name}`,
      ),
      `${link}/calendar.ics`,
      `/api/reservations/link/${token}`,
      ...Object.values(personalLinkSteps).map(({ path }) => path.replace(':token', token)),
    ];
    const before = await countEvents();
    for (const path of paths)
      for (const method of ['GET', 'HEAD']) await fetch(app().origin + path, { method });
    expect(await countEvents()).toBe(before);
  });
});
