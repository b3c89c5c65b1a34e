import { ConfigError, loadConfig } from '#src/platform/config.ts';

const strong = 'Zk3v9Qm1Xw7Tb5Rn8Hd2Lc6Pf4Gs0YjA';
const production = {
  APP_MODE: 'production',
  SESSION_SECRET: strong,
  PUBLIC_ORIGIN: 'https://www.melagrana.example',
  DATABASE_URL: 'postgresql://melagrana:x@postgres:5432/melagrana',
};
const complaint = (environment: Record<string, string>): string => {
  try {
    loadConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('the environment', () => {
  it('may be empty: the demo listens on the loopback, port 3000, and keeps its data in var', () =>
    expect(loadConfig({})).toMatchObject({
      APP_MODE: 'demo',
      PORT: 3_000,
      HOST: '127.0.0.1',
      DATA_DIR: 'var',
      WORKER: 'inside',
      TRUSTED_PROXIES: 0,
      LOG_LEVEL: 'info',
      PUBLIC_ORIGIN: 'http://localhost:3000',
    }));

  it('gathers mails to staff for ten minutes, or for 0 to 60', () => {
    expect(loadConfig({}).STAFF_MAIL_INTERVAL_MINUTES).toBe(10);
    expect(loadConfig({ STAFF_MAIL_INTERVAL_MINUTES: '0' }).STAFF_MAIL_INTERVAL_MINUTES).toBe(0);
    for (const wrong of ['61', '-1', '1.5', 'x'])
      expect(complaint({ STAFF_MAIL_INTERVAL_MINUTES: wrong })).toBe(
        'STAFF_MAIL_INTERVAL_MINUTES must be a whole number of minutes from 0 to 60.',
      );
  });

  it('adds the origins of further push services', () => {
    expect(loadConfig({}).PUSH_SERVICE_ORIGINS).toEqual([]);
    expect(
      loadConfig({ PUSH_SERVICE_ORIGINS: 'https://push.example.org, http://127.0.0.1:4000/' })
        .PUSH_SERVICE_ORIGINS,
    ).toEqual(['https://push.example.org', 'http://127.0.0.1:4000']);
    for (const wrong of ['push.example.org', 'https://push.example.org/path', 'ftp://x'])
      expect(complaint({ PUSH_SERVICE_ORIGINS: wrong })).toContain('PUSH_SERVICE_ORIGINS');
  });

  it('is frozen once it is read', () => expect(Object.isFrozen(loadConfig({}))).toBe(true));

  it('takes an empty variable as one that was not given', () =>
    expect(loadConfig({ PORT: '', HOST: '', REDIS_URL: '', ADMIN_PASSWORD: '' })).toMatchObject({
      PORT: 3_000,
      HOST: '127.0.0.1',
    }));

  it('keeps of PUBLIC_ORIGIN the origin alone', () =>
    expect(loadConfig({ PUBLIC_ORIGIN: 'https://www.melagrana.example/' }).PUBLIC_ORIGIN).toBe(
      'https://www.melagrana.example',
    ));

  it.each([
    ['PORT', 'tremila'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'nonsense'],
    ['OBJECT_STORE_URL', 'https://store.example.org/pictures'],
    ['OBJECT_STORE_URL', 's3://key:secret@host/pictures'],
    ['OBJECT_STORE_URL', 'https://key:secret@host'],
    ['REDIS_URL', 'http://localhost'],
    ['SMTP_URL', 'localhost:25'],
    ['STAFF_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['PUBLIC_ORIGIN', 'www.melagrana.example'],
    ['TRUSTED_PROXIES', 'yes'],
    ['TRUSTED_PROXIES', '-1'],
    ['WORKER', 'maybe'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one sentence that names the variable and not its value', (name, value) => {
    const sentence = complaint({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} [^\\n]+\\.$`));
    expect(sentence).not.toContain(value);
  });
});

describe('in production', () => {
  it('a whole and strong environment starts, on all interfaces', () =>
    expect(loadConfig(production)).toMatchObject({ HOST: '0.0.0.0', SESSION_SECRET: strong }));

  it.each(['SESSION_SECRET', 'PUBLIC_ORIGIN', 'DATABASE_URL'])('%s must be given', (name) =>
    expect(complaint({ ...production, [name]: '' })).toMatch(new RegExp(`^${name} `)),
  );

  it.each([
    'too short',
    'x'.repeat(64),
    'please-change-me-please-change-me-please',
    'a-well-known-example-secret-for-everybody',
  ])('the weak secret %p does not start', (SESSION_SECRET) =>
    expect(complaint({ ...production, SESSION_SECRET })).toMatch(/^SESSION_SECRET is weak/),
  );

  it('an address over plain http does not start', () =>
    expect(complaint({ ...production, PUBLIC_ORIGIN: 'http://www.melagrana.example' })).toMatch(
      /^PUBLIC_ORIGIN /,
    ));

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
    '%s starts: it never leaves the machine',
    (PUBLIC_ORIGIN) =>
      expect(loadConfig({ ...production, PUBLIC_ORIGIN }).PUBLIC_ORIGIN).toBe(PUBLIC_ORIGIN),
  );

  it.each(['melagrana2025', 'password12345', 'aaaaaaaaaaaaaaaa', '1qaz2wsx3edc'])(
    'an administrator with the obvious password %s does not start',
    (ADMIN_PASSWORD) =>
      expect(complaint({ ...production, ADMIN_USERNAME: 'direzione', ADMIN_PASSWORD })).toMatch(
        /^ADMIN_PASSWORD /,
      ),
  );
});
