import { setModeVariables } from '#src/platform/app-mode.mjs';
import { ConfigError, loadConfig, readConfig } from '#src/platform/config.ts';

const strongSecret = 'Zk3v9Qm1Xw7Tb5Rn8Hd2Lc6Pf4Gs0YjA';
const production = {
  APP_MODE: 'production',
  SESSION_SECRET: strongSecret,
  PUBLIC_ORIGIN: 'https://www.melagrana.example',
  DATABASE_URL: 'postgresql://melagrana:x@postgres:5432/melagrana',
};
const readConfigError = (environment: Record<string, string>): string => {
  try {
    loadConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('the environment', () => {
  it('defaults to demo mode on 127.0.0.1:3000 with its data in var', () =>
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

  it('accepts 0 to 60 for STAFF_MAIL_INTERVAL_MINUTES, with a default of 10', () => {
    expect(loadConfig({}).STAFF_MAIL_INTERVAL_MINUTES).toBe(10);
    expect(loadConfig({ STAFF_MAIL_INTERVAL_MINUTES: '0' }).STAFF_MAIL_INTERVAL_MINUTES).toBe(0);
    for (const wrong of ['61', '-1', '1.5', 'x'])
      expect(readConfigError({ STAFF_MAIL_INTERVAL_MINUTES: wrong })).toBe(
        'STAFF_MAIL_INTERVAL_MINUTES must be a whole number of minutes from 0 to 60.',
      );
  });

  it('accepts a list of http and https origins in PUSH_SERVICE_ORIGINS', () => {
    expect(loadConfig({}).PUSH_SERVICE_ORIGINS).toEqual([]);
    expect(
      loadConfig({ PUSH_SERVICE_ORIGINS: 'https://push.example.org, http://127.0.0.1:4000/' })
        .PUSH_SERVICE_ORIGINS,
    ).toEqual(['https://push.example.org', 'http://127.0.0.1:4000']);
    for (const wrong of ['push.example.org', 'https://push.example.org/path', 'ftp://x'])
      expect(readConfigError({ PUSH_SERVICE_ORIGINS: wrong })).toContain('PUSH_SERVICE_ORIGINS');
  });

  it('is frozen after it is read', () => expect(Object.isFrozen(loadConfig({}))).toBe(true));

  it('treats an empty variable as missing', () =>
    expect(loadConfig({ PORT: '', HOST: '', REDIS_URL: '', ADMIN_PASSWORD: '' })).toMatchObject({
      PORT: 3_000,
      HOST: '127.0.0.1',
    }));

  it('lets guests book tables for larger parties in the last three hours, or as configured', () => {
    expect(loadConfig({}).MINIMUM_PARTY_HOURS).toBe(3);
    expect(loadConfig({ MINIMUM_PARTY_HOURS: '0' }).MINIMUM_PARTY_HOURS).toBe(0);
  });

  it('removes the final slash of PUBLIC_ORIGIN', () =>
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
    ['SMTP_URL', 'smtp://?pool=true'],
    ['REDIS_URL', 'redis:///1'],
    ['SESSION_SECRET', 'only thirty-one characters long'],
    ['STAFF_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['PUBLIC_ORIGIN', 'www.melagrana.example'],
    ['TRUSTED_PROXIES', 'yes'],
    ['MINIMUM_PARTY_HOURS', '721'],
    ['MINIMUM_PARTY_HOURS', 'presto'],
    ['TRUSTED_PROXIES', '-1'],
    ['WORKER', 'maybe'],
    ['LOG_LEVEL', 'loud'],
  ])(
    'rejects %s=%s in one sentence with the name of the variable but not its value',
    (name, value) => {
      const sentence = readConfigError({ [name]: value });
      expect(sentence).toMatch(new RegExp(`^${name} [^\\n]+\\.$`));
      expect(sentence).not.toContain(value);
    },
  );
});

describe('the mode', () => {
  const read = (environment: Record<string, string>) => {
    const { config, problems } = readConfig({ ...production, APP_MODE: '', ...environment });
    return [config.APP_MODE, ...problems.map(({ sentence }) => sentence)];
  };
  const UNKNOWN_MODE = 'APP_MODE must be demo, production or development.';
  const UNKNOWN_NODE_ENV = 'NODE_ENV must be production, development or test.';

  it.each([
    [{}, ['demo']],
    [{ NODE_ENV: 'test' }, ['demo']],
    [{ NODE_ENV: 'production' }, ['production']],
    [{ NODE_ENV: 'production', APP_MODE: 'demo' }, ['demo']],
    [{ NODE_ENV: 'production', APP_MODE: 'prod' }, ['production', UNKNOWN_MODE]],
    [{ NODE_ENV: 'production', APP_MODE: 'Demo' }, ['production', UNKNOWN_MODE]],
    [
      { NODE_ENV: 'production', APP_MODE: 'development' },
      ['production', 'APP_MODE must not be development if NODE_ENV is production.'],
    ],
    [{ NODE_ENV: 'prod' }, ['production', UNKNOWN_NODE_ENV]],
    [{ NODE_ENV: 'Production', APP_MODE: 'development' }, ['production', UNKNOWN_NODE_ENV]],
    [{ APP_MODE: 'production' }, ['production']],
    [{ APP_MODE: 'development' }, ['development']],
    [{ APP_MODE: 'prod' }, ['production', UNKNOWN_MODE]],
  ])('of %j is %j', (environment, expected) => expect(read(environment)).toEqual(expected));

  it('of npm start is that of the program, also after both variables are set', () => {
    for (const NODE_ENV of ['', 'production', 'development', 'test', 'prod'])
      for (const APP_MODE of ['', 'demo', 'production', 'development', 'prod']) {
        const environment = { ...production, NODE_ENV, APP_MODE };
        const before = readConfig({ ...environment });
        setModeVariables(environment);
        expect(readConfig(environment)).toEqual(before);
      }
  });
});

describe('the environment in production', () => {
  it('is accepted when it is complete, and listens only on the loopback interface', () =>
    expect(loadConfig(production)).toMatchObject({
      HOST: '127.0.0.1',
      SESSION_SECRET: strongSecret,
    }));

  it.each(['SESSION_SECRET', 'PUBLIC_ORIGIN', 'DATABASE_URL'])('requires %s', (name) =>
    expect(readConfigError({ ...production, [name]: '' })).toMatch(new RegExp(`^${name} `)),
  );

  it.each([
    'too short',
    'x'.repeat(64),
    'please-change-me-please-change-me-please',
    'a-well-known-example-secret-for-everybody',
  ])('rejects the weak secret %p', (SESSION_SECRET) =>
    expect(readConfigError({ ...production, SESSION_SECRET })).toMatch(/^SESSION_SECRET is weak/),
  );

  it('rejects a public PUBLIC_ORIGIN with http', () =>
    expect(
      readConfigError({ ...production, PUBLIC_ORIGIN: 'http://www.melagrana.example' }),
    ).toMatch(/^PUBLIC_ORIGIN /));

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
    'accepts the local PUBLIC_ORIGIN %s',
    (PUBLIC_ORIGIN) =>
      expect(loadConfig({ ...production, PUBLIC_ORIGIN }).PUBLIC_ORIGIN).toBe(PUBLIC_ORIGIN),
  );

  it.each(['melagrana2025', 'password12345', 'aaaaaaaaaaaaaaaa', '1qaz2wsx3edc'])(
    'rejects the obvious administrator password %s',
    (ADMIN_PASSWORD) =>
      expect(
        readConfigError({ ...production, ADMIN_USERNAME: 'direzione', ADMIN_PASSWORD }),
      ).toMatch(/^ADMIN_PASSWORD /),
  );
});
