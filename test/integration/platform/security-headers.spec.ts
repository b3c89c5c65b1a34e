import { TOKENS } from '#src/composition/tokens.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let app: RunningApp;
let broken = false;
const noted: unknown[] = [];
beforeAll(async () => {
  app = await startApp({
    checkAnswers: false,
    overrideBindings: (container) => {
      const room = container.get(TOKENS.turnFactsRepository);
      container.rebind(TOKENS.turnFactsRepository).toConstantValue({
        ...room,
        listSlots: () =>
          broken ? Promise.reject(new Error('secret words of a defect')) : room.listSlots(),
      });
    },
  });
  app.app.silent = true;
  app.app.on('error', (error) => noted.push(error));
});
afterAll(() => app.stop());
afterEach(() => {
  broken = false;
});

const answers = {
  'a success': () => app.guest().get('/api/time-slots'),
  'a login required': () => app.guest().get('/api/reservations'),
  'a path that leads nowhere': () => app.guest().get('/api/nowhere'),
  'a refused write': () => app.guest().raw('post', '/api/reservations'),
  'a defect of ours': () => {
    broken = true;
    return app.guest().get('/api/time-slots');
  },
};

describe.each(Object.entries(answers))('%s', (_, ask) => {
  it('names what may run, forbids frames and sniffing, and tells no server', async () => {
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

  it('is kept by no cache and carries an id of its own', async () => {
    const [one, two] = [await ask(), await ask()];
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'));
  });
});

describe('a defect of ours', () => {
  it('returns a neutral sentence without the cause', async () => {
    const { status, text } = await answers['a defect of ours']();
    expect([status, JSON.parse(text)]).toEqual([
      500,
      { code: 'unexpected', message: expect.any(String) },
    ]);
    expect(text).not.toMatch(/secret|Error|\.ts/);
    expect(noted.at(-1)).toMatchObject({ message: 'secret words of a defect' });
  });
});

describe('a request id', () => {
  it('is ours: what the caller sends is not believed', async () =>
    expect(
      (await app.guest().get('/api/time-slots', { 'x-request-id': 'mine' })).headers.get(
        'x-request-id',
      ),
    ).not.toBe('mine'));
});

describe('a body', () => {
  const write = async (body: string, type = 'application/json') => {
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
  ])('of type %s is refused with 415', async (type) => {
    const { status, body } = await write('{"username":"x","password":"y"}', type);
    expect([status, body]).toEqual([
      415,
      { code: 'unsupported_type', message: expect.any(String) },
    ]);
  });

  it('of more than 100 kB is refused with 413', async () =>
    expect(
      (await write(JSON.stringify({ username: 'x'.repeat(110_000), password: 'y' }))).status,
    ).toBe(413));

  it.each([
    '{',
    '',
    'null',
    '[]',
    '"x"',
    '{"__proto__":{"polluted":1},"username":"x","password":"y"}',
    `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
  ])('that makes no sense (%.20s) is refused with 400, and changes nothing', async (body) => {
    expect((await write(body)).status).toBe(400);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('health', () => {
  it('is live, and ready while PostgreSQL answers', async () => {
    expect((await app.guest().get('/health/live')).status).toBe(200);
    expect((await app.guest().get('/health/ready')).status).toBe(200);
  });
});
