import type { Context, Middleware } from 'koa';
import { renderQrCode } from './qr-code.ts';
import { escapeHtml } from '../responses/escape-html.ts';

type Alternate = { readonly hreflang: string; readonly href: string };

export type SiteMetadata = {
  readonly addresses: readonly {
    readonly href: string;
    readonly alternates: readonly Alternate[];
  }[];
  readonly closed: readonly string[];
  readonly manifest: object;
  readonly staffManifest: object;
  /** Address that the QR code on the restaurant's tables opens. */
  readonly tableMenuUrl: string;
};

const HOUR_S = 3_600;

const sitemap = ({ addresses }: SiteMetadata): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses.map(({ href, alternates }) =>
      [
        `<url><loc>${escapeHtml(href)}</loc>`,
        ...alternates.map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${escapeHtml(other.href)}"/>`,
        ),
        '</url>',
      ].join(''),
    ),
    '</urlset>',
    '',
  ].join('\n');

const robots = ({ closed }: SiteMetadata, origin: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const FILES: Readonly<
  Record<
    string,
    { readonly type: string; readonly body: (site: SiteMetadata, origin: string) => string }
  >
> = {
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', body: sitemap },
  '/robots.txt': { type: 'text/plain; charset=utf-8', body: robots },
  '/manifest.webmanifest': {
    type: 'application/manifest+json',
    body: ({ manifest }) => JSON.stringify(manifest),
  },
  '/staff.webmanifest': {
    type: 'application/manifest+json',
    body: ({ staffManifest }) => JSON.stringify(staffManifest),
  },
  '/menu-qr.svg': {
    type: 'image/svg+xml',
    body: ({ tableMenuUrl }) => renderQrCode(tableMenuUrl),
  },
};

const isReadMethod = ({ method }: Context) => method === 'GET' || method === 'HEAD';

export const serveSiteMetadata =
  (origin: string, site: () => Promise<SiteMetadata>): Middleware =>
  async (ctx, next) => {
    const answer = isReadMethod(ctx) ? FILES[ctx.path] : undefined;
    if (!answer) return next();
    ctx.set('Cache-Control', `public, max-age=${HOUR_S}`);
    ctx.type = answer.type;
    ctx.body = answer.body(await site(), origin);
  };
