import { configureStore } from '@reduxjs/toolkit';
import { reservationChangesApi } from '#web/features/booking/desk/reservationChangesApi.ts';
import { reservationsApi } from '#web/features/booking/desk/reservationsApi.ts';
import { sessionApi } from '#web/features/staff/sessionApi.ts';
import { api } from '#web/shared/api/api.ts';
import { forgetCsrfToken } from '#web/shared/api/csrfToken.ts';
import { buildReservationView } from '#test/support/builders/reservation-view.ts';

const reservation = buildReservationView();
const ask = { status: 'all' } as const;
const LIST = 'GET /api/reservations?status=all&limit=60';
const { id, version } = reservation;
const realFetch = globalThis.fetch;
let asked: string[] = [];

const server = (answers: Record<string, () => [number, unknown]>) => {
  asked = [];
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const key = `${init.method ?? 'GET'} ${url}`;
    asked.push(key);
    const [status, body] = (answers[key] ?? (() => [599, {}]))();
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch;
};
const token = { 'GET /api/csrf-token': (): [number, unknown] => [200, { csrfToken: 't' }] };
const times = (key: string) => asked.filter((one) => one === key).length;
const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (get) => get().concat(api.middleware),
  });
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

beforeEach(forgetCsrfToken);
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('the session of the staff', () => {
  it('is known right after the login, and the next write fetches a new token', async () => {
    server({
      ...token,
      'POST /api/admin/login': () => [
        200,
        { authenticated: true, username: 'capo', role: 'administrator' },
      ],
      'POST /api/admin/logout': () => [200, { authenticated: false }],
    });
    const store = makeStore();
    await store.dispatch(sessionApi.endpoints.logIn.initiate({ username: 'capo', password: 'p' }));
    await settled();
    expect(sessionApi.endpoints.session.select()(store.getState()).data).toMatchObject({
      authenticated: true,
      role: 'administrator',
    });
    await store.dispatch(sessionApi.endpoints.logOut.initiate());
    expect(times('GET /api/csrf-token')).toBe(2);
  });

  it('stays unknown after a wrong password', async () => {
    server({
      ...token,
      'POST /api/admin/login': () => [
        401,
        { message: 'Credenziali non valide', code: 'bad_credentials' },
      ],
    });
    const store = makeStore();
    const { error } = await store.dispatch(
      sessionApi.endpoints.logIn.initiate({ username: 'capo', password: 'x' }),
    );
    expect(error).toMatchObject({ status: 401, refusal: { message: 'Credenziali non valide' } });
    expect(sessionApi.endpoints.session.select()(store.getState()).data).toBeUndefined();
  });

  it('takes everything that was loaded out of memory at logout', async () => {
    server({
      ...token,
      [LIST]: () => [200, [reservation]],
      'POST /api/admin/logout': () => [200, { authenticated: false }],
    });
    const store = makeStore();
    await store.dispatch(reservationsApi.endpoints.reservations.initiate(ask));
    expect(JSON.stringify(store.getState())).toContain('Giulia Ferrara');
    await store.dispatch(sessionApi.endpoints.logOut.initiate());
    await settled();
    expect(JSON.stringify(store.getState())).not.toContain('Giulia Ferrara');
  });

  it('aborts running reads before the logout is sent', async () => {
    server(token);
    const answer = globalThis.fetch;
    let isAborted: () => boolean = () => false;
    const atLogout: boolean[] = [];
    globalThis.fetch = async (url, init) => {
      if (url === '/api/admin/logout') atLogout.push(isAborted());
      if (url !== LIST.slice('GET '.length)) return answer(url, init);
      isAborted = () => init!.signal!.aborted;
      return new Promise(() => {});
    };
    const store = makeStore();
    void store.dispatch(reservationsApi.endpoints.reservations.initiate(ask));
    await settled();
    await store.dispatch(sessionApi.endpoints.logOut.initiate());
    expect(atLogout).toEqual([true]);
  });

  it('is checked again when a list returns 401', async () => {
    server({
      'GET /api/admin/check': () => [200, { authenticated: false }],
      [LIST]: () => [401, { message: 'Accedi', code: 'login_required' }],
    });
    const store = makeStore();
    await store.dispatch(sessionApi.endpoints.session.initiate());
    await store.dispatch(reservationsApi.endpoints.reservations.initiate(ask));
    await settled();
    expect(times('GET /api/admin/check')).toBe(2);
  });
});

describe('a decision of the staff', () => {
  it('has the list fetched again', async () => {
    let status = 'pending';
    server({
      ...token,
      [LIST]: () => [200, [{ ...reservation, status }]],
      [`PUT /api/reservations/${reservation.id}`]: () => {
        status = 'confirmed';
        return [200, { ...reservation, status }];
      },
    });
    const store = makeStore();
    await store.dispatch(reservationsApi.endpoints.reservations.initiate(ask));
    await store.dispatch(
      reservationChangesApi.endpoints.decideReservation.initiate({
        id,
        version,
        status: 'confirmed',
      }),
    );
    await settled();
    expect(times(LIST)).toBe(2);
    expect(
      reservationsApi.endpoints.reservations.select(ask)(store.getState()).data?.pages[0]?.rows[0]
        ?.status,
    ).toBe('confirmed');
  });

  it('that a faster colleague made already fetches the list again', async () => {
    let status = 'pending';
    server({
      ...token,
      [LIST]: () => [200, [{ ...reservation, status }]],
      [`PUT /api/reservations/${reservation.id}`]: () => {
        status = 'confirmed';
        return [409, { message: 'Prenotazione già gestita', code: 'already_settled' }];
      },
    });
    const store = makeStore();
    await store.dispatch(reservationsApi.endpoints.reservations.initiate(ask));
    const { error } = await store.dispatch(
      reservationChangesApi.endpoints.decideReservation.initiate({
        id,
        version,
        status: 'cancelled',
      }),
    );
    await settled();
    expect(error).toMatchObject({ refusal: { message: 'Prenotazione già gestita' } });
    expect(
      reservationsApi.endpoints.reservations.select(ask)(store.getState()).data?.pages[0]?.rows[0]
        ?.status,
    ).toBe('confirmed');
  });

  it('that failed for another reason leaves the list as it is', async () => {
    server({
      ...token,
      [LIST]: () => [200, [reservation]],
      [`PUT /api/reservations/${reservation.id}`]: () => [
        503,
        { message: 'Riprova', code: 'busy' },
      ],
    });
    const store = makeStore();
    await store.dispatch(reservationsApi.endpoints.reservations.initiate(ask));
    await store.dispatch(
      reservationChangesApi.endpoints.decideReservation.initiate({
        id,
        version,
        status: 'confirmed',
      }),
    );
    await settled();
    expect(times(LIST)).toBe(1);
  });
});
