import { TOKENS } from '#src/composition/tokens.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let app: RunningApp;
let isBroken = false;
const loggedErrors: unknown[] = [];
beforeAll(async () => {
  app = await startApp({
    checkAnswers: false,
    overrideBindings: (container) => {
      const repository = container.get(TOKENS.turnFactsRepository);
      container.rebind(TOKENS.turnFactsRepository).toConstantValue({
        ...repository,
        listSlots: () =>
          isBroken ? Promise.reject(new Error('secret words of a defect')) : repository.listSlots(),
      });
    },
  });
  app.app.silent = true;
  app.app.on('error', (error) => loggedErrors.push(error));
});
afterAll(() => app.stop());
afterEach(() => {
  isBroken = false;
});

const requestsByResult = {
  'a successful response': () => app.guest().get('/api/time-slots'),
  'a response without a login': () => app.guest().get('/api/reservations'),
  'a response for an unknown path': () => app.guest().get('/api/nowhere'),
  'a rejected write': () => app.guest().raw('post', '/api/reservations'),
  'an internal error': () => {
    isBroken = true;
    return app.guest().get('/api/time-slots');
  },
};

describe.each(Object.entries(requestsByResult))('%s', (_, ask) => {
  it('has the security headers and no X-Powered-By', async () => {
    const { headers } = await ask();
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; img-src/,
    );
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|nonce|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('has Cache-Control: no-store and a unique X-Request-Id', async () => {
    const [one, two] = [await ask(), await ask()];
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'));
  });
});

describe('the response to an internal error', () => {
  it('is a 500 with a neutral message without the cause', async () => {
    const { status, text } = await requestsByResult['an internal error']();
    expect([status, JSON.parse(text)]).toEqual([
      500,
      { code: 'unexpected', message: expect.any(String) },
    ]);
    expect(text).not.toMatch(/secret|Error|\.ts/);
    expect(loggedErrors.at(-1)).toMatchObject({ message: 'secret words of a defect' });
  });
});

describe('the X-Request-Id header', () => {
  it('is created by the server and not copied from the request', async () =>
    expect(
      (await app.guest().get('/api/time-slots', { 'x-request-id': 'mine' })).headers.get(
        'x-request-id',
      ),
    ).not.toBe('mine'));
});

describe('a request body', () => {
  const postLogin = async (body: string, type = 'application/json') => {
    const guest = app.guest();
    return guest.raw('post', '/api/admin/login', {
      body,
      headers: { 'x-csrf-token': await guest.fetchCsrfToken(), 'content-type': type },
    });
  };

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('returns 415 for the type %s', async (type) => {
    const { status, body } = await postLogin('{"username":"x","password":"y"}', type);
    expect([status, body]).toEqual([
      415,
      { code: 'unsupported_type', message: expect.any(String) },
    ]);
  });

  it('returns 413 above 100 kB', async () =>
    expect(
      (await postLogin(JSON.stringify({ username: 'x'.repeat(110_000), password: 'y' }))).status,
    ).toBe(413));

  it.each([
    ['an open brace', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['an array', '[]'],
    ['a text', '"x"'],
    ['__proto__', '{"__proto__":{"polluted":1},"username":"x","password":"y"}'],
    ['40,000 nested arrays', `${'['.repeat(40_000)}${']'.repeat(40_000)}`],
  ])('returns 400 for a body with %s, and does not change Object.prototype', async (_, body) => {
    expect((await postLogin(body)).status).toBe(400);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('the health endpoints', () => {
  it('return 200 while PostgreSQL responds', async () => {
    expect((await app.guest().get('/health/live')).status).toBe(200);
    expect((await app.guest().get('/health/ready')).status).toBe(200);
  });
});
