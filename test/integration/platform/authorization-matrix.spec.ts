import { request } from 'node:http';
import { TOKENS } from '#src/composition/tokens.ts';
import type { OperationShape } from '#src/platform/http/pipeline/route.ts';
import {
  allowedCallers,
  CALLERS,
  createCallers,
  pathWithUnknownIds,
  type Caller,
} from '#test/support/fixtures/authorization-callers.ts';
import { operations } from '#test/support/assertions/api-contract.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let app: RunningApp;
let callers: Readonly<Record<Caller, HttpClient>>;
let routes: readonly OperationShape[];
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
  callers = await createCallers(app);
  routes = app.container.get(TOKENS.routes).map(({ operation }) => operation);
});
afterAll(() => app.stop());

type CallResult = { readonly status: number; readonly code: string | null };

/** Cancels the response body, because the live stream never ends. */
const sendCall = async (
  client: HttpClient,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<CallResult> => {
  const csrf = method === 'get' ? {} : { 'x-csrf-token': await client.fetchCsrfToken() };
  const response = await fetch(app.origin + path, {
    method: method.toUpperCase(),
    headers: { cookie: client.cookies.header() ?? '', ...csrf, ...headers },
    redirect: 'manual',
  });
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('event-stream')) await response.body?.cancel();
  const text = type.includes('event-stream') ? '' : await response.text();
  const code =
    type.includes('application/json') && text.startsWith('{')
      ? ((JSON.parse(text) as { code?: string }).code ?? null)
      : null;
  return { status: response.status, code };
};

const isLoginRequired = ({ status, code }: CallResult) =>
  status === 401 && code === 'login_required';

describe('the authorization of routes', () => {
  it('is declared for every route, and every operation of the contract has a route', () => {
    expect(routes.filter(({ audience }) => !(audience in allowedCallers))).toEqual([]);
    expect(routes.map(({ name }) => name).sort()).toEqual(
      operations.map(({ name }) => name).sort(),
    );
  });

  // Logout runs last, because it ends the session that the other calls need.
  it.each(CALLERS)(
    'admits the %s where the route permits it, and returns 401 elsewhere',
    async (caller) => {
      const ordered = [...routes].sort(
        (a, b) => Number(a.name === 'logOut') - Number(b.name === 'logOut'),
      );
      const wrong: string[] = [];
      for (const route of ordered) {
        const result = await sendCall(callers[caller], route.method, pathWithUnknownIds(route));
        if (
          isLoginRequired(result) === allowedCallers[route.audience].includes(caller) ||
          result.status === 403 ||
          result.status >= 500
        )
          wrong.push(`${route.method} ${route.path}: ${result.status} ${result.code}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

const listOperationNames = (...audiences: OperationShape['audience'][]) =>
  routes
    .filter(({ audience }) => audiences.includes(audience))
    .map(({ name }) => name)
    .sort();

/** The names are listed, so a further operation with one of these audiences fails the test. */
describe('the rights of the limited roles', () => {
  it('permit the kitchen only readKitchenDay and the operations of its own account', () => {
    expect(listOperationNames('kitchen')).toEqual(['readKitchenDay']);
    expect(listOperationNames('staff')).toEqual([
      'changeOwnPassword',
      'endOwnSessions',
      'listOwnSessions',
    ]);
  });

  it('permit the cashier no write except a new booking', () => {
    const writing = routes.filter(({ method }) => method !== 'get').map(({ name }) => name);
    expect(listOperationNames('desk', 'cashier').filter((name) => writing.includes(name))).toEqual([
      'enterReservation',
    ]);
  });

  it('permit the dining room no menu, closure, account or personal data file', () => {
    const paths = routes
      .filter(({ audience }) => audience === 'dining-room' || audience === 'desk')
      .map(({ path }) => (path.startsWith('/api/admin/') ? path : path.split('/')[2]));
    expect([...new Set(paths)].sort()).toEqual([
      '/api/admin/offline-keys',
      'desk',
      'guests',
      'reservations',
      'service-days',
      'table-blocks',
      'tables',
      'turn-limits',
      'waiting-list',
    ]);
  });
});

const listSpellings = (path: string): string[] => [
  `/${path}`,
  path.replace('/api', '/API'),
  path.replace('/api', '/%61pi'),
  path.replace('/api/', '/api//'),
  path.replace('/api/', '/api/./'),
  path.replace('/api/', '/api/%2e%2e/api/'),
  path.replace('/api/', '/x/../api/'),
  `${path}/`,
  `${path}%00`,
  `${path};x=1`,
  path.replaceAll('/', '%2F').replace('%2F', '/'),
  path.replace('/api', '\\api').replace('\\', '/\\'),
  `${path}.json`,
  path.toUpperCase(),
];

/** Sends the path exactly as given, which `fetch` would normalise. */
const sendRawPath = (method: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: new URL(app.origin).port, method, path },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      },
    );
    sent.once('error', reject).end();
  });

describe('a visitor', () => {
  const listProtectedReads = () =>
    routes.filter(({ audience, method }) => audience !== 'public' && method === 'get');

  it('reaches no protected route with any spelling of its path', async () => {
    const reached: string[] = [];
    for (const route of listProtectedReads())
      for (const path of listSpellings(pathWithUnknownIds(route))) {
        const status = await sendRawPath('GET', path);
        if (status < 400) reached.push(`${path}: ${status}`);
      }
    expect(reached).toEqual([]);
  });

  it('receives 401 for HEAD on every protected route', async () => {
    for (const route of listProtectedReads())
      expect(await sendRawPath('HEAD', pathWithUnknownIds(route))).toBe(401);
  });

  it.each(['TRACE', 'PROPFIND', 'LINK', 'PURGE', 'SEARCH'])(
    'receives 405 for %s, which has no route',
    async (method) => {
      for (const path of ['/api/time-slots', '/api/reservations', '/api/nowhere', '/'])
        expect(await sendRawPath(method, path)).toBe(405);
    },
  );

  it('cannot write by naming another method in a header or the query, even as administrator', async () => {
    const staff = await app.staff();
    const countEvents = async () => (await app.database.query('select from event')).length;
    const before = await countEvents();
    for (const route of routes.filter(({ method }) => method !== 'get')) {
      const path = pathWithUnknownIds(route);
      const { status } = await sendCall(staff, 'get', path);
      for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override'])
        expect([
          path,
          (
            await sendCall(staff, 'get', `${path}?_method=${route.method}`, {
              [header]: route.method,
            })
          ).status,
        ]).toEqual([path, status]);
    }
    expect(await countEvents()).toBe(before);
    expect((await sendCall(staff, 'get', '/api/reservations')).status).toBe(200);
  });
});
