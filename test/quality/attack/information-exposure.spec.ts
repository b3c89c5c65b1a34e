import { createHash } from 'node:crypto';
/**
 * Requests unusual paths, hosts and origins, at which the built server must not expose internals.
 * Searches source tree and bundle for secrets.
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

type RawResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
};
/** Sends path and headers unchanged. `fetch` would normalise the path. */
const sendRawRequest = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const clientRequest = request(
      { host: '127.0.0.1', port: new URL(server.origin).port, path, method, headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    clientRequest.once('error', reject).end();
  });

const scannedPaths = [
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

describe('the paths that vulnerability scanners try', () => {
  it('return a 4xx status without internals or server headers', async () => {
    const found: string[] = [];
    for (const name of scannedPaths) {
      const { status, headers, text } = await sendRawRequest(`/${name}`);
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
    reportMeasurement(
      'C2',
      `${scannedPaths.length} names that scanners try: ${found.length} found`,
    );
    expect(found).toEqual([]);
  });

  it('include no source map of the client bundle', async () => {
    const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    const code = files
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join('dist/client', name), 'utf8'));
    expect(code.length).toBeGreaterThan(5);
    expect(code.filter((text) => text.includes('sourceMappingURL'))).toEqual([]);
  });
});

describe('a forged host header', () => {
  const forgedHeaders = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example;proto=http',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-forwarded-prefix': '/evil',
    'x-host': 'evil.example',
  };

  it('does not appear in a page, a redirect, an API response or the OpenAPI document', async () => {
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
      for (const [name, value] of Object.entries(forgedHeaders)) {
        const { headers, text } = await sendRawRequest(path, { [name]: value });
        const response = `${JSON.stringify(headers)}${path.includes('evil') ? '' : text}`;
        expect([
          path,
          name,
          /evil/.test(path.includes('evil') ? String(headers.location ?? '') : response),
        ]).toEqual([path, name, false]);
      }
  });
});

describe('the Cache-Control header', () => {
  it('is no-store for staff pages, staff operations, CSRF tokens, personal links and 404 pages', async () => {
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
      expect([path, (await sendRawRequest(path)).headers['cache-control']]).toEqual([
        path,
        'no-store',
      ]);
  });
});

describe('the security headers and links of the site', () => {
  it('allow the inline scripts of the page by hash, and no unsafe, wildcard or nonce source', async () => {
    const { headers, text } = await sendRawRequest('/');
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

  it('mark every link to another site that opens a tab as noopener', async () => {
    for (const path of [
      '/',
      '/menu',
      '/events',
      '/reservations',
      '/privacy-policy',
      '/cookie-policy',
      '/legal-info',
    ])
      for (const link of (await sendRawRequest(path)).text.match(
        /<a (?=[^>]*href="https?:)[^>]*target="_blank"[^>]*>/g,
      ) ?? [])
        expect(link).toMatch(/rel="[^"]*noopener/);
  });

  it('allow no other origin to read a response, with or without a preflight', async () => {
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
            await sendRawRequest(
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

describe('the cookies of a site on https', () => {
  it('have the prefix __Host-, Path=/, Secure, HttpOnly and SameSite, and no Domain', async () => {
    const setCookies = (await sendRawRequest('/api/csrf-token')).headers['set-cookie'] as string[];
    expect(setCookies).toHaveLength(1);
    expect(setCookies[0]).toMatch(/^__Host-pre=/);
    for (const flag of [/; path=\//i, /; secure/i, /; httponly/i, /; samesite=(strict|lax)/i])
      expect(setCookies[0]).toMatch(flag);
    expect(setCookies[0]).not.toMatch(/domain=/i);
  });
});

describe('the source tree and the bundle', () => {
  const SECRET =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/]{20}|AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36}|xox[baprs]-[A-Za-z0-9-]{10,}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}|(?:postgres(?:ql)?|rediss?|smtps?):\/\/[^\s:/@'"`$<{]+:[^\s@'"`$<{]{8,}@(?!(?:localhost|127\.0\.0\.1|postgres|host|redis|db)\b)/;
  const isText = (path: string) =>
    /\.(m?[jt]sx?|cjs|json|ya?ml|md|css|html|sh|sql|example|txt|mjs)$|^\.[a-z.]+$|\.ci\/run$/.test(
      path,
    ) && statSync(path).size < 3_000_000;
  const findFilesWithSecrets = (paths: readonly string[]) =>
    paths.filter((path) => SECRET.test(readFileSync(path, 'utf8')));

  it('contain no secret', () => {
    const tree = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
      .split('\n')
      .filter((path) => path && isText(path));
    const bundle = readdirSync('dist', { recursive: true, encoding: 'utf8' })
      .map((name) => join('dist', name))
      .filter((path) => statSync(path).isFile() && isText(path));
    reportMeasurement(
      'C3',
      `${tree.length} files of the tree and ${bundle.length} of the bundle: ${findFilesWithSecrets([...tree, ...bundle]).length} secrets`,
    );
    expect(tree.length).toBeGreaterThan(400);
    expect(findFilesWithSecrets([...tree, ...bundle])).toEqual([]);
    expect(tree.filter((path) => /(^|\/)(\.env|id_rsa|.*\.pem|.*\.key)$/.test(path))).toEqual([]);
  });

  it('are searched with a pattern that detects an access key', () =>
    expect(SECRET.test(`key = "AKIA${'A'.repeat(16)}"`)).toBe(true));
});
