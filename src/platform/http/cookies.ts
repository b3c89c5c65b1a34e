/** Cookie names: the `__Host-` prefix and Secure where the site is on https, plain names on a first start over http. */
export type CookiePolicy = { readonly session: string; readonly visitor: string; readonly secure: boolean };

export const cookiePolicy = (publicOrigin: string): CookiePolicy =>
  publicOrigin.startsWith('https:')
    ? { session: '__Host-sid', visitor: '__Host-pre', secure: true }
    : { session: 'sid', visitor: 'pre', secure: false };
