/**
 * Hosts of the push services of Chrome, Firefox, Edge and Safari. Their subdomains are valid too.
 */
const PUSH_SERVICE_HOSTS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

export type IsPushEndpoint = (endpoint: string) => boolean;

/**
 * Prevents requests to other servers (SSRF): an endpoint comes from a browser, and this server
 * sends requests to it.
 *
 * @param furtherOrigins origins such as `http://127.0.0.1:4000` that are allowed too
 */
export const createEndpointCheck =
  (furtherOrigins: readonly string[]): IsPushEndpoint =>
  (endpoint) => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    if (furtherOrigins.includes(origin)) return true;
    const isKnown = PUSH_SERVICE_HOSTS.some(
      (host) => hostname === host || hostname.endsWith(`.${host}`),
    );
    return isKnown && protocol === 'https:' && port === '';
  };
