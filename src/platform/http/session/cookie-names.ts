export type CookiePolicy = {
  readonly session: string;
  readonly visitor: string;
  readonly device: string;
  readonly secure: boolean;
};

export const cookiePolicy = (publicOrigin: string): CookiePolicy =>
  publicOrigin.startsWith('https:')
    ? { session: '__Host-sid', visitor: '__Host-pre', device: '__Host-device', secure: true }
    : { session: 'sid', visitor: 'pre', device: 'device', secure: false };
