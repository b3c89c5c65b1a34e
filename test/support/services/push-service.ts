import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const decode = (text: string) => Buffer.from(text, 'base64url');
const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

type Claims = { readonly aud: string; readonly exp: number; readonly sub: string };

/**
 * Verifies `Authorization: vapid t=<JWT>, k=<public key>` (RFC 8292). Throws if the header is not
 * valid.
 */
const verifyVapid = (header: string): { readonly publicKey: string; readonly claims: Claims } => {
  const [, jwt = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = jwt.split('.');
  const { alg } = JSON.parse(decode(head).toString()) as { alg: string };
  const point = decode(publicKey);
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${body}`);
  const dsaEncoding = 'ieee-p1363' as const;
  if (alg !== 'ES256' || !verify('sha256', signed, { key, dsaEncoding }, decode(signature)))
    throw new Error('The VAPID signature is not valid');
  return { publicKey, claims: JSON.parse(decode(body).toString()) as Claims };
};

/** Decrypts one record of `aes128gcm` (RFC 8188) with the keys of the browser (RFC 8291). */
const decrypt = (body: Buffer, browser: ECDH, auth: Buffer): string => {
  const [salt, keyLength] = [body.subarray(0, 16), body[20]!];
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const key = derive(browser.computeSecret(senderKey), auth, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
};

export type ReceivedPush = {
  readonly payload: string;
  readonly raw: Buffer;
  readonly headers: IncomingMessage['headers'];
  readonly publicKey: string;
  readonly claims: Claims;
};

/**
 * Starts a push service on the loopback interface. It answers `status` and decrypts the messages
 * that it accepts.
 */
export const startPushService = async () => {
  const devices = new Map<string, { readonly browser: ECDH; readonly auth: Buffer }>();
  const received: ReceivedPush[] = [];
  const faults: unknown[] = [];
  const state = { status: 201 };
  const accept = (request: IncomingMessage, raw: Buffer) => {
    const device = devices.get(request.url ?? '')!;
    const payload = decrypt(raw, device.browser, device.auth);
    const vapid = verifyVapid(request.headers.authorization ?? '');
    received.push({ payload, raw, headers: request.headers, ...vapid });
  };
  const server = createServer(async (request, response) => {
    try {
      accept(request, Buffer.concat(await request.toArray()));
    } catch (error) {
      faults.push(error);
    }
    response.writeHead(state.status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    origin,
    received,
    faults,
    /** Returns what a browser's `pushManager.subscribe` would return. */
    subscribe: () => {
      const browser = createECDH('prime256v1');
      const p256dh = browser.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/device/${randomBytes(8).toString('hex')}`;
      devices.set(path, { browser, auth });
      return { endpoint: `${origin}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    stop: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  });
};

export type PushService = Awaited<ReturnType<typeof startPushService>>;
