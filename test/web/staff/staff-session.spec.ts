import { configureStore } from '@reduxjs/toolkit';
import { reservationChangesApi } from '#web/features/booking/desk/reservationChangesApi.ts';
import { reservationsApi } from '#web/features/booking/desk/reservationsApi.ts';
import { sessionApi } from '#web/features/staff/sessionApi.ts';
import { api } from '#web/shared/api/api.ts';
import { forgetCsrfToken } from '#web/shared/api/csrfToken.ts';
import { buildReservationView } from '#test/support/builders/reservation-view.ts';

const reservation = buildReservationView();
const listArgs = { status: 'all' } as const;
const LIST = 'GET /api/reservations?status=all&limit=60';
const { id, version } = reservation;
const realFetch = globalThis.fetch;
let requests: string[] = [];

const mockServer = (answers: Record<string, () => [number, unknown]>) => {
  requests = [];
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const key = `${init.method ?? 'GET'} ${url}`;
    requests.push(key);
    const [status, body] = (answers[key] ?? (() => [599, {}]))();
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch;
};
const token = { 'GET /api/csrf-token': (): [number, unknown] => [200, { csrfToken: 't' }] };
const countRequests = (key: string) => requests.filter((one) => one === key).length;
const createStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (get) => get().concat(api.middleware),
  });
const waitForEffects = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

beforeEach(forgetCsrfToken);
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('the session of the staff', () => {
  it('is known after the login, and the next write fetches a new CSRF token', async () => {
    mockServer({
      ...token,
      'POST /api/admin/login': () => [
        200,
        { authenticated: true, username: 'capo', role: 'administrator' },
      ],
      'POST /api/admin/logout': () => [200, { authenticated: false }],
    });
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.logIn.initiate({ username: 'capo', password: 'p' }));
    await waitForEffects();
    expect(sessionApi.endpoints.session.select()(store.getState()).data).toMatchObject({
      authenticated: true,
      role: 'administrator',
    });
    await store.dispatch(sessionApi.endpoints.logOut.initiate());
    expect(countRequests('GET /api/csrf-token')).toBe(2);
  });

  it('stays unknown after a wrong password', async () => {
    mockServer({
      ...token,
      'POST /api/admin/login': () => [
        401,
        { message: 'Credenziali non valide', code: 'bad_credentials' },
      ],
    });
    const store = createStore();
    const { error } = await store.dispatch(
      sessionApi.endpoints.logIn.initiate({ username: 'capo', password: 'x' }),
    );
    expect(error).toMatchObject({ status: 401, refusal: { message: 'Credenziali non valide' } });
    expect(sessionApi.endpoints.session.select()(store.getState()).data).toBeUndefined();
  });

  it('removes all loaded data from the store at logout', async () => {
    mockServer({
      ...token,
      [LIST]: () => [200, [reservation]],
      'POST /api/admin/logout': () => [200, { authenticated: false }],
    });
    const store = createStore();
    await store.dispatch(reservationsApi.endpoints.reservations.initiate(listArgs));
    expect(JSON.stringify(store.getState())).toContain('Giulia Ferrara');
    await store.dispatch(sessionApi.endpoints.logOut.initiate());
    await waitForEffects();
    expect(JSON.stringify(store.getState())).not.toContain('Giulia Ferrara');
  });

  it('aborts running reads before the logout is sent', async () => {
    mockServer(token);
    const answer = globalThis.fetch;
    let isAborted: () => boolean = () => false;
    const atLogout: boolean[] = [];
    globalThis.fetch = async (url, init) => {
      if (url === '/api/admin/logout') atLogout.push(isAborted());
      if (url !== LIST.slice('GET '.length)) return answer(url, init);
      isAborted = () => init!.signal!.aborted;
      return new Promise(() => {});
    };
    const store = createStore();
    void store.dispatch(reservationsApi.endpoints.reservations.initiate(listArgs));
    await waitForEffects();
    await store.dispatch(sessionApi.endpoints.logOut.initiate());
    expect(atLogout).toEqual([true]);
  });

  it('is checked again when a list returns 401', async () => {
    mockServer({
      'GET /api/admin/check': () => [200, { authenticated: false }],
      [LIST]: () => [401, { message: 'Accedi', code: 'login_required' }],
    });
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.session.initiate());
    await store.dispatch(reservationsApi.endpoints.reservations.initiate(listArgs));
    await waitForEffects();
    expect(countRequests('GET /api/admin/check')).toBe(2);
  });
});

describe('a decision of the staff', () => {
  it('refetches the list', async () => {
    let status = 'pending';
    mockServer({
      ...token,
      [LIST]: () => [200, [{ ...reservation, status }]],
      [`PUT /api/reservations/${reservation.id}`]: () => {
        status = 'confirmed';
        return [200, { ...reservation, status }];
      },
    });
    const store = createStore();
    await store.dispatch(reservationsApi.endpoints.reservations.initiate(listArgs));
    await store.dispatch(
      reservationChangesApi.endpoints.decideReservation.initiate({
        id,
        version,
        status: 'confirmed',
      }),
    );
    await waitForEffects();
    expect(countRequests(LIST)).toBe(2);
    expect(
      reservationsApi.endpoints.reservations.select(listArgs)(store.getState()).data?.pages[0]
        ?.rows[0]?.status,
    ).toBe('confirmed');
  });

  it('refetches the list when a colleague has already decided', async () => {
    let status = 'pending';
    mockServer({
      ...token,
      [LIST]: () => [200, [{ ...reservation, status }]],
      [`PUT /api/reservations/${reservation.id}`]: () => {
        status = 'confirmed';
        return [409, { message: 'Prenotazione già gestita', code: 'already_settled' }];
      },
    });
    const store = createStore();
    await store.dispatch(reservationsApi.endpoints.reservations.initiate(listArgs));
    const { error } = await store.dispatch(
      reservationChangesApi.endpoints.decideReservation.initiate({
        id,
        version,
        status: 'cancelled',
      }),
    );
    await waitForEffects();
    expect(error).toMatchObject({ refusal: { message: 'Prenotazione già gestita' } });
    expect(
      reservationsApi.endpoints.reservations.select(listArgs)(store.getState()).data?.pages[0]
        ?.rows[0]?.status,
    ).toBe('confirmed');
  });

  it('does not refetch the list when the server returns 503', async () => {
    mockServer({
      ...token,
      [LIST]: () => [200, [reservation]],
      [`PUT /api/reservations/${reservation.id}`]: () => [
        503,
        { message: 'Riprova', code: 'busy' },
      ],
    });
    const store = createStore();
    await store.dispatch(reservationsApi.endpoints.reservations.initiate(listArgs));
    await store.dispatch(
      reservationChangesApi.endpoints.decideReservation.initiate({
        id,
        version,
        status: 'confirmed',
      }),
    );
    await waitForEffects();
    expect(countRequests(LIST)).toBe(1);
  });
});
