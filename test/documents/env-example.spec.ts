import { readFileSync } from 'node:fs';
import { environmentSchema } from '#src/platform/environment-schema.ts';

const example = readFileSync('.env.example', 'utf8');
const compose = readFileSync('docker-compose.yml', 'utf8');
const readme = readFileSync('README.md', 'utf8');

/** The application does not read these variables, because only docker-compose.yml uses them. */
const COMPOSE_ONLY = ['POSTGRES_PASSWORD', 'APP_DATABASE_PASSWORD', 'BACKUP_DIR'];

const documented = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name!);
const readByApp = Object.keys(environmentSchema.shape);
/**
 * docker-compose.yml sets these variables for the PostgreSQL image. The application does not read
 * them.
 */
const postgresImageVariables = new Set(['POSTGRES_DB', 'POSTGRES_USER', 'POSTGRES_PASSWORD']);

describe('.env.example', () => {
  it('documents every variable that the application or docker-compose.yml reads, and no other', () =>
    expect([...documented].sort()).toEqual([...readByApp, ...COMPOSE_ONLY].sort()));

  it('names each variable once', () => expect(documented.length).toBe(new Set(documented).size));

  it('describes each variable in a comment above it or above its group', () => {
    const lines = example.split('\n');
    const undescribed = lines.filter(
      (line, index) =>
        /^#? ?[A-Z][A-Z_]+=/.test(line) && !/^(#|#? ?[A-Z][A-Z_]+=)/.test(lines[index - 1] ?? ''),
    );
    expect(undescribed).toEqual([]);
  });

  it('leaves every setting empty that production or docker-compose.yml requires', () => {
    const required = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!);
    expect(required).toContain('MAIL_FROM');
    for (const name of required) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
  });

  it('contains no password and no secret', () => {
    const filled = example.split('\n').filter((line) => /^[A-Z_]*(PASSWORD|SECRET)=./.test(line));
    expect(filled).toEqual([]);
  });
});

describe('docker-compose.yml', () => {
  it('uses only variables that .env.example documents', () => {
    const used = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
    expect(used.filter((name) => !documented.includes(name))).toEqual([]);
  });

  it('sets only variables that the application reads', () => {
    const passed = [...compose.matchAll(/^ {2,6}([A-Z][A-Z_]+):/gm)].map(([, name]) => name!);
    expect(
      passed.filter(
        (name) =>
          !readByApp.includes(name) && !postgresImageVariables.has(name) && name !== 'NODE_ENV',
      ),
    ).toEqual([]);
    expect(passed).toContain('SESSION_SECRET');
  });
});

describe('README.md', () => {
  it('names no variable that does not exist', () => {
    const named = [...readme.matchAll(/`([A-Z]{3,}(?:_[A-Z]+)+)`/g)].map(([, name]) => name!);
    expect(named.filter((name) => ![...documented, 'NODE_ENV'].includes(name))).toEqual([]);
  });
});
