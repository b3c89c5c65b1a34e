import { createHash } from 'node:crypto';
import {
  createContentSecurityPolicy,
  hashInlineElements,
} from '#src/platform/http/pipeline/content-security-policy.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = createContentSecurityPolicy({ dev: false });

describe('the hashes of inline elements', () => {
  it('include every style sheet and the empty one', () =>
    expect(
      hashInlineElements('<style>\na {}\n</style><p></p><style data-styled="true">b {}</style>')
        .styles,
    ).toEqual([sha256(''), sha256('\na {}\n'), sha256('b {}')]));

  it('include inline scripts, but not script files and JSON data', () =>
    expect(
      hashInlineElements(
        `<script>one()</script><script type="module">two()</script>
        <script type="module" crossorigin src="/assets/x.js"></script>
        <script id="boot" type="application/json">{}</script>
        <script type="application/ld+json">{}</script>`,
      ).scripts,
    ).toEqual([sha256('one()'), sha256('two()')]));
});

describe('the content security policy', () => {
  it('allows only files of the same origin when there are no inline elements', () => {
    expect(policy()).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:;/,
    );
    expect(policy()).not.toMatch(/unsafe|nonce|\*|ws:/);
  });

  it('lists the hashes of scripts and styles in their own directives', () =>
    expect(policy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'", "'sha256-c'"] })).toContain(
      "script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b' 'sha256-c';",
    ));

  it('allows the WebSocket of hot reload in development only', () =>
    expect(createContentSecurityPolicy({ dev: true })()).toContain("connect-src 'self' ws:;"));
});
