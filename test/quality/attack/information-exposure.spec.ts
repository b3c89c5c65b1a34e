import { createHash } from 'node:crypto';
/**
 * The built server must not expose internals at unusual paths, hosts or origins. Source tree and
 * bundle must not contain secrets.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { reportMeasurement } from './support/measurement-report.ts';

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ env: { PUBLIC_ORIGIN: 'https://www.melagrana.example' } });
});
afterAll(() => server.stop());

type Seen = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
};
/** Sends path and headers unchanged, because `fetch` would normalise the path. */
const look = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Seen> =>
  new Promise((seen, failed) => {
    const sent = request(
      { host: '127.0.0.1', port: new URL(server.origin).port, path, method, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          seen({
            status: answer.statusCode!,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    sent.once('error', failed).end();
  });

const names = [
  '.git/HEAD',
  '.git/config',
  '.svn/entries',
  '.hg/requires',
  '.env',
  '.env.local',
  '.env.production',
  '.npmrc',
  '.DS_Store',
  '.htaccess',
  '.well-known/x',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'jest.config.js',
  'docker-compose.yml',
  'Dockerfile',
  'README.md',
  'src/processes/server.ts',
  'src/platform/config.ts',
  'dist/server/server.js',
  'server/server.js',
  'server.js',
  'node_modules/koa/package.json',
  'var/secret',
  'var/postgres.password',
  'backup.sql',
  'dump.sql',
  'db.sqlite',
  'backup.zip',
  'site.tar.gz',
  'id_rsa',
  'server.key',
  'cert.pem',
  'phpinfo.php',
  'wp-login.php',
  'wp-config.php.bak',
  'adminer.php',
  'xmlrpc.php',
  'cgi-bin/test',
  'debug',
  'debug/pprof',
  'trace',
  'actuator/env',
  'actuator/health',
  'metrics',
  'status',
  'server-status',
  'console',
  'graphql',
  'swagger.json',
  'v2/api-docs',
  'admin.php',
  'manager/html',
  'assets/',
  'assets/..%2f..%2fpackage.json',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '..;/etc/passwd',
  '....//etc/passwd',
  'objects/uploads/x',
  'public-objects/../package.json',
  'public-objects/..%2f..%2fpackage.json',
  'index.html~',
  'index.html.bak',
  'app.js.map',
  'assets/index.js.map',
  'admin/x.css',
  'admin/reservations.js',
  'api/reservations/a.js',
  'api/../package.json',
  'api/reservations%2fa.css',
  'health',
  'favicon.php',
];
const LEAK =
  /\bat .+\.(js|ts):\d+|node_modules|root:x:0|PRIVATE KEY|ref: refs|"dependencies"|SESSION_SECRET|postgres:\/\//;

describe('a list of words that scanners try', () => {
  it('finds nothing: each is 404, or a page that says so, and tells no insides', async () => {
    const found: string[] = [];
    for (const name of names) {
      const { status, headers, text } = await look(`/${name}`);
      if (
        status < 400 ||
        status >= 500 ||
        LEAK.test(text) ||
        headers['x-powered-by'] ||
        headers['server']
      )
        found.push(`${name}: ${status} ${text.slice(0, 80)}`);
      if (/\.(css|js|json|map|php|sql)$/.test(name) && /html/.test(String(headers['content-type'])))
        found.push(`${name}: a page instead of a 404`);
    }
    reportMeasurement('C2', `${names.length} names that scanners try: ${found.length} found`);
    expect(found).toEqual([]);
  });

  it('finds no source map beside what the bundle serves', async () => {
    const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    const code = files
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join('dist/client', name), 'utf8'));
    expect(code.length).toBeGreaterThan(5);
    expect(code.filter((text) => text.includes('sourceMappingURL'))).toEqual([]);
  });
});

describe('a host that is not ours', () => {
  const claims = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example;proto=http',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-forwarded-prefix': '/evil',
    'x-host': 'evil.example',
  };

  it('is never repeated in a page, a redirect, a list or the OpenAPI document', async () => {
    for (const path of [
      '/',
      '/menu',
      '/reservations',
      '/prenotazioni',
      '/nowhere',
      '/sitemap.xml',
      '/robots.txt',
      '/api/openapi.json',
      '/api/time-slots',
      '/api/admin/check',
      '/menu/',
      '//evil.example/',
      '/\\evil.example',
      '/?next=https://evil.example',
    ])
      for (const [name, value] of Object.entries(claims)) {
        const { headers, text } = await look(path, { [name]: value });
        const response = `${JSON.stringify(headers)}${path.includes('evil') ? '' : text}`;
        expect([
          path,
          name,
          /evil/.test(path.includes('evil') ? String(headers.location ?? '') : response),
        ]).toEqual([path, name, false]);
      }
  });
});

describe('what a cache could keep', () => {
  it('is nothing of the staff, of the API, or of a page with an access token', async () => {
    for (const path of [
      '/admin',
      '/admin/login',
      '/admin/x.css',
      '/api/reservations',
      '/api/reservations/a.js',
      '/api/admin/check',
      '/api/csrf-token',
      '/reservations/unknown',
      '/nowhere',
    ])
      expect([path, (await look(path)).headers['cache-control']]).toEqual([path, 'no-store']);
  });
});

describe('the content policy', () => {
  it('has no unsafe word, no wildcard and no nonce, and allows exactly the inline scripts of the page', async () => {
    const { headers, text } = await look('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|nonce|\*|data:|http:/);
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    const scripts = [...text.matchAll(/<script(?![^>]*(?:src=|json"))[^>]*>([^]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, script = ''] of scripts)
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('and no link to another site opens a tab that could reach back', async () => {
    for (const path of [
      '/',
      '/menu',
      '/events',
      '/reservations',
      '/privacy-policy',
      '/cookie-policy',
      '/legal-info',
    ])
      for (const link of (await look(path)).text.match(
        /<a (?=[^>]*href="https?:)[^>]*target="_blank"[^>]*>/g,
      ) ?? [])
        expect(link).toMatch(/rel="[^"]*noopener/);
  });

  it('no other origin may read an answer, with or without a preflight', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'https://www.melagrana.example.evil.example',
      'https://evilmelagrana.example',
      'http://www.melagrana.example',
    ])
      for (const method of ['GET', 'OPTIONS', 'POST'])
        expect(
          (
            await look(
              '/api/reservations',
              {
                origin,
                'access-control-request-method': 'POST',
                'access-control-request-headers': 'x-csrf-token',
              },
              method,
            )
          ).headers['access-control-allow-origin'],
        ).toBeUndefined();
  });
});

describe('cookies on a site that is on https', () => {
  it('are __Host-, Secure, HttpOnly, SameSite, for the whole path and no domain', async () => {
    const set = (await look('/api/csrf-token')).headers['set-cookie'] as string[];
    expect(set).toHaveLength(1);
    expect(set[0]).toMatch(/^__Host-pre=/);
    for (const flag of [/; path=\//i, /; secure/i, /; httponly/i, /; samesite=(strict|lax)/i])
      expect(set[0]).toMatch(flag);
    expect(set[0]).not.toMatch(/domain=/i);
  });
});

describe('the tree and the bundle', () => {
  const SECRET =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/]{20}|AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36}|xox[baprs]-[A-Za-z0-9-]{10,}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}|(?:postgres(?:ql)?|rediss?|smtps?):\/\/[^\s:/@'"`$<{]+:[^\s@'"`$<{]{8,}@(?!(?:localhost|127\.0\.0\.1|postgres|host|redis|db)\b)/;
  const isText = (path: string) =>
    /\.(m?[jt]sx?|cjs|json|ya?ml|md|css|html|sh|sql|example|txt|mjs)$|^\.[a-z.]+$|\.ci\/run$/.test(
      path,
    ) && statSync(path).size < 3_000_000;
  const holding = (paths: readonly string[]) =>
    paths.filter((path) => SECRET.test(readFileSync(path, 'utf8')));

  it('hold no secret', () => {
    const tree = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
      .split('\n')
      .filter((path) => path && isText(path));
    const bundle = readdirSync('dist', { recursive: true, encoding: 'utf8' })
      .map((name) => join('dist', name))
      .filter((path) => statSync(path).isFile() && isText(path));
    reportMeasurement(
      'C3',
      `${tree.length} files of the tree and ${bundle.length} of the bundle: ${holding([...tree, ...bundle]).length} secrets`,
    );
    expect(tree.length).toBeGreaterThan(400);
    expect(holding([...tree, ...bundle])).toEqual([]);
    expect(tree.filter((path) => /(^|\/)(\.env|id_rsa|.*\.pem|.*\.key)$/.test(path))).toEqual([]);
  });

  it('would be found out with one', () =>
    expect(SECRET.test(`key = "AKIA${'A'.repeat(16)}"`)).toBe(true));
});
