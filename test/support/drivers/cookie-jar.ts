/** The cookies of one browser for one host. Domain and path of a cookie are ignored. */
export type CookieJar = {
  readonly header: () => string | undefined;
  readonly storeSetCookies: (setCookie: readonly string[]) => void;
  readonly get: (name: string) => string | undefined;
  /** Sets a cookie as if the server had sent it, or deletes it with `null`. */
  readonly put: (name: string, value: string | null) => void;
  readonly names: () => string[];
};

const hasExpired = (attributes: readonly string[]): boolean => {
  const valueOf = (name: string) =>
    attributes
      .find((attribute) => attribute.trim().toLowerCase().startsWith(`${name}=`))
      ?.split('=')[1];
  const maxAge = valueOf('max-age');
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = valueOf('expires');
  return expires !== undefined && Date.parse(expires) <= Date.now();
};

export const createCookieJar = (): CookieJar => {
  const cookies = new Map<string, string>();
  const put = (name: string, value: string | null) => {
    if (value === null) cookies.delete(name);
    else cookies.set(name, value);
  };
  return {
    header: () =>
      cookies.size === 0
        ? undefined
        : [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    storeSetCookies: (setCookie) => {
      for (const line of setCookie) {
        const [pair = '', ...attributes] = line.split(';');
        const cut = pair.indexOf('=');
        put(pair.slice(0, cut).trim(), hasExpired(attributes) ? null : pair.slice(cut + 1).trim());
      }
    },
    get: (name) => cookies.get(name),
    put,
    names: () => [...cookies.keys()],
  };
};
