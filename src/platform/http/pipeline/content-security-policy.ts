import { createHash } from 'node:crypto';

export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

export type ContentSecurityPolicy = (inline?: InlineHashes) => string;

const STYLE = /<style\b[^>]*>([^]*?)<\/style>/g;
const INLINE_SCRIPT = /<script\b(?![^<>]*\s(?:src=|type="application\/))[^<>]*>([^]*?)<\/script>/g;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hash of the empty style element that styled-components adds and fills through the CSSOM. */
const EMPTY_STYLE = hash('');

const hashAll = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, text = '']) => hash(text));

/**
 * Hashes the inline styles and scripts of `html`. The policy then allows all of them, so `html`
 * must not contain user input.
 */
export const hashInlineElements = (html: string): InlineHashes => ({
  scripts: hashAll(html, INLINE_SCRIPT),
  styles: [EMPTY_STYLE, ...hashAll(html, STYLE)],
});

/**
 * Creates the function that formats the policy header. `dev` also allows the WebSocket of hot
 * reload.
 */
export const createContentSecurityPolicy =
  ({ dev }: { readonly dev: boolean }): ContentSecurityPolicy =>
  ({ scripts, styles } = { scripts: [], styles: [] }) =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...scripts].join(' '),
      ["style-src 'self'", ...styles].join(' '),
      "img-src 'self' blob:",
      "media-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      `connect-src 'self'${dev ? ' ws:' : ''}`,
      'frame-src https://www.openstreetmap.org',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
