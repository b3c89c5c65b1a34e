import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_PICTURE_BYTES, toPublicPictureUrl } from '#src/contracts/catalogue/picture-upload.ts';
import { SERVER_OPTIONS } from '#src/platform/http/pipeline/request-limits.ts';
import {
  setupPictureUploadApp,
  createSmallPicture,
} from '#test/support/fixtures/picture-upload-app.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const fixture = setupPictureUploadApp();
let picture: Buffer;
beforeAll(async () => {
  picture = await createSmallPicture();
  // Keeps Koa from printing an error for each connection that these tests break.
  fixture.app().app.silent = true;
});

describe('an upload URL', () => {
  it('is valid once: a second PUT returns 410 and does not change the picture', async () => {
    const { uploadURL, address } = await fixture.send(picture);
    const first = await fixture.served(address);
    const again = await fixture.put(uploadURL, await createSmallPicture('png'), {
      'content-type': 'image/png',
    });
    expect([again.status, again.body.code]).toEqual([410, 'upload_expired']);
    expect((await fixture.served(address)).bytes.equals(first.bytes)).toBe(true);
  });

  it('is not valid again after a refused file', async () => {
    const { uploadURL, answer } = await fixture.send(Buffer.from('no picture'));
    expect(answer.status).toBe(422);
    expect((await fixture.put(uploadURL, picture)).status).toBe(410);
  });

  it('stores exactly one picture for ten concurrent uploads', async () => {
    const uploadURL = await fixture.ticket();
    const [stored, events] = [fixture.stored().length, (await fixture.events()).length];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fixture.put(uploadURL, picture)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(410),
    ]);
    expect([fixture.stored().length - stored, (await fixture.events()).length - events]).toEqual([
      1, 1,
    ]);
  });

  it('is valid for ten minutes', async () => {
    const [inTime, late] = [await fixture.ticket(), await fixture.ticket()];
    fixture.app().clock.advanceMinutes(9.9);
    expect((await fixture.put(inTime, picture)).status).toBe(200);
    fixture.app().clock.advanceMinutes(0.2);
    expect((await fixture.put(late, picture)).status).toBe(410);
    fixture.app().clock.set('2027-03-10T10:00');
  });

  const tamperings: Readonly<Record<string, (uploadURL: string, other: string) => string>> = {
    'without a signature': (url) => url.replace(/&signature=.*/, ''),
    'with an empty signature': (url) => url.replace(/signature=.*/, 'signature='),
    'with one letter of the signature changed': (url) =>
      url.replace(
        /(signature=)(.)/,
        (_, name: string, letter: string) => name + (letter === 'A' ? 'B' : 'A'),
      ),
    'with a padded signature of the same bytes': (url) => `${url}=`,
    'with a later expiry': (url) =>
      url.replace(/expires=(\d+)/, (_, expires: string) => `expires=${Number(expires) + 60}`),
    'with an expiry in scientific notation': (url) => url.replace(/expires=\d+/, 'expires=9e12'),
    'with two expiries': (url) => `${url}&expires=99999999999`,
    'with two signatures': (url) => `${url}&signature=x`,
    'with the signature of another address': (url, other) =>
      url.split('?')[0]! + other.slice(other.indexOf('?')),
    'for another id': (url) => url.replace(/[0-9a-f-]{36}/, randomUUID()),
    'without a query': (url) => url.split('?')[0]!,
  };
  it.each(Object.entries(tamperings))(
    'is refused %s, and the original URL stays valid',
    async (_, tamper) => {
      const [uploadURL, other] = [await fixture.ticket(), await fixture.ticket()];
      const { status, body } = await fixture.put(tamper(uploadURL, other), picture);
      expect([status, body.code]).toEqual([410, 'upload_expired']);
      expect((await fixture.put(uploadURL, picture)).status).toBe(200);
    },
  );

  const misspellings: Readonly<Record<string, (uploadURL: string) => string>> = {
    'with a double slash': (url) => url.replace('/objects/', '/objects//'),
    'with a trailing slash': (url) => url.replace('?', '/?'),
    'in capital letters': (url) =>
      url.replace(/[0-9a-f-]{36}/, (id) => `${id.slice(0, -1)}F`.toUpperCase()),
    'in another folder': (url) => url.replace('/uploads/', '/seed/'),
    'with a path traversal': (url) => url.replace('/uploads/', '/uploads/%2e%2e%2f'),
    'under the API': (url) => `/api${url}`,
    'under the path of public pictures': (url) => url.replace('/objects/', '/public-objects/'),
  };
  it.each(Object.entries(misspellings))(
    'is not recognised %s, and returns 403 without a CSRF token',
    async (_, misspell) => {
      const stored = fixture.stored().length;
      expect((await fixture.put(misspell(await fixture.ticket()), picture)).status).toBe(403);
      expect(fixture.stored()).toHaveLength(stored);
    },
  );

  it.each(['POST', 'PATCH', 'DELETE'])('rejects %s and stays valid', async (method) => {
    const uploadURL = await fixture.ticket();
    const { status } = await fixture
      .app()
      .guest()
      .raw(method, uploadURL, {
        body: new Uint8Array(picture),
        headers: { 'content-type': 'image/jpeg' },
      });
    expect(status).toBe(403);
    expect((await fixture.put(uploadURL, picture)).status).toBe(200);
  });

  it('returns 404 to GET before and after the upload', async () => {
    const { uploadURL } = await fixture.send(picture);
    for (const url of [uploadURL, await fixture.ticket()])
      expect((await fixture.served(url)).status).toBe(404);
  });
});

/**
 * Sends raw bytes over a TCP connection. Returns what the server answers until it closes the
 * connection, and the time in ms.
 */
const exchangeRawBytes = async (
  port: number,
  head: string,
  write: (
    send: (bytes: Buffer | string) => Promise<void>,
    isAnswered: () => boolean,
  ) => Promise<void> = async () => undefined,
) => {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  const send = (bytes: Buffer | string) =>
    new Promise<void>((sent) => {
      socket.write(bytes, () => sent());
    });
  const began = performance.now();
  await send(head);
  await write(send, () => received !== '');
  await closed;
  return { received, ms: performance.now() - began };
};
const putHead = (uploadURL: string, ...headers: string[]) =>
  [
    `PUT ${uploadURL} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: image/jpeg',
    ...headers,
    '',
    '',
  ].join('\r\n');

describe('the limits of an upload', () => {
  const port = () => Number(new URL(fixture.app().origin).port);
  const waitForCleanup = () =>
    pollUntil(() => (fixture.waiting().length === 0 ? true : null), {
      describe: () => `left: ${fixture.waiting().join()}`,
    });
  const readState = async (uploadURL: string) =>
    (
      await fixture.sql<{ state: string }>('select state from picture_uploads where id = ?', [
        /[0-9a-f-]{36}/.exec(uploadURL)![0],
      ])
    )[0]!.state;

  it('accept ten megabytes, and then check the content', async () => {
    expect((await fixture.send(randomBytes(MAX_PICTURE_BYTES))).answer.status).toBe(422);
  });

  it('return 413 above ten megabytes, and keep the upload URL valid', async () => {
    const uploadURL = await fixture.ticket();
    const { status, body } = await fixture.put(uploadURL, Buffer.alloc(MAX_PICTURE_BYTES + 1));
    expect([status, body.message]).toEqual([413, 'Il file deve essere inferiore a 10MB']);
    expect((await fixture.put(uploadURL, picture)).status).toBe(200);
  });

  it('count the bytes of an undeclared length, and end the upload above ten megabytes', async () => {
    const uploadURL = await fixture.ticket();
    const parts = function* () {
      for (let sent = 0; sent <= MAX_PICTURE_BYTES; sent += 1024 * 1024)
        yield new Uint8Array(1024 * 1024);
    };
    const response = await fetch(fixture.app().origin + uploadURL, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: Readable.toWeb(Readable.from(parts())),
      duplex: 'half',
    } as never);
    expect(response.status).toBe(413);
    await waitForCleanup();
    expect(await readState(uploadURL)).toBe('refused');
  });

  it('end an endless chunked upload within 14 seconds', async () => {
    const uploadURL = await fixture.ticket();
    const chunk = Buffer.concat([
      Buffer.from('10000\r\n'),
      Buffer.alloc(0x10000, 'x'),
      Buffer.from('\r\n'),
    ]);
    const { received, ms } = await exchangeRawBytes(
      port(),
      putHead(uploadURL, 'Transfer-Encoding: chunked'),
      async (send, isAnswered) => {
        const end = performance.now() + 10_000;
        while (!isAnswered() && performance.now() < end) {
          await send(chunk);
          await sleep(1);
        }
      },
    );
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(ms).toBeLessThan(14_000);
    await waitForCleanup();
  });

  it('store nothing when the connection breaks before all bytes have arrived', async () => {
    const uploadURL = await fixture.ticket();
    const socket = connect(port(), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(putHead(uploadURL, 'Content-Length: 5000000'));
    socket.write(picture);
    await pollUntil(
      async () =>
        (await readState(uploadURL)) === 'receiving' && fixture.waiting().length > 0 ? true : null,
      { describe: () => 'never received' },
    );
    socket.destroy();
    await pollUntil(async () => ((await readState(uploadURL)) === 'refused' ? true : null), {
      describe: () => 'never settled',
    });
    await waitForCleanup();
    expect((await fixture.served(toPublicPictureUrl(uploadURL))).status).toBe(404);
  });

  it('end the file at a declared length that is too short, and reject the rest', async () => {
    const { received } = await exchangeRawBytes(
      port(),
      putHead(await fixture.ticket(), 'Content-Length: 100'),
      (send) => send(picture),
    );
    expect(received).toMatch(/^HTTP\/1\.1 4(00|22) /);
    expect(received).not.toMatch(/HTTP\/1\.1 2\d\d/);
  });

  it.each([
    ['that is declared twice', ['Content-Length: 10', 'Content-Length: 5000']],
    [
      'that is declared with chunked encoding',
      ['Content-Length: 10', 'Transfer-Encoding: chunked'],
    ],
    ['below zero', ['Content-Length: -1']],
    ['that is not a number', ['Content-Length: ten']],
    ['in an unknown transfer coding', ['Transfer-Encoding: xchunked']],
  ])('reject with 400 or 501 a length %s', async (_, headers) => {
    const uploadURL = await fixture.ticket();
    const { received } = await exchangeRawBytes(port(), putHead(uploadURL, ...headers));
    expect(received).toMatch(/^HTTP\/1\.1 (400|501) /);
    /*
     * The server may have started the upload before it finds the wrong header. Therefore the test
     * waits until the upload ends.
     */
    const end = await pollUntil(async () => {
      const state = await readState(uploadURL);
      return state === 'receiving' ? null : state;
    });
    expect(['issued', 'refused']).toContain(end);
    await waitForCleanup();
  });

  it('end an upload that arrives byte by byte, and store nothing', async () => {
    /*
     * The real timeout is one minute, which would slow the test. This server has timeouts of about
     * one second.
     */
    const shortTimeoutServer = createServer(
      {
        ...SERVER_OPTIONS,
        requestTimeout: 1_500,
        headersTimeout: 1_000,
        connectionsCheckingInterval: 200,
      },
      fixture.app().app.callback(),
    );
    await new Promise<void>((ready) => {
      shortTimeoutServer.listen(0, '127.0.0.1', ready);
    });
    try {
      const uploadURL = await fixture.ticket();
      let isRefused = false;
      const exchange = exchangeRawBytes(
        (shortTimeoutServer.address() as AddressInfo).port,
        putHead(uploadURL, 'Content-Length: 1000'),
        async (send) => {
          while (!isRefused) {
            await send('x');
            await sleep(100);
          }
        },
      );
      await pollUntil(async () => ((await readState(uploadURL)) === 'refused' ? true : null), {
        describe: () => 'never settled',
      });
      isRefused = true;
      expect((await exchange).received).toMatch(/^(HTTP\/1\.1 4|$)/);
      await waitForCleanup();
    } finally {
      shortTimeoutServer.closeAllConnections();
      await new Promise((closed) => {
        shortTimeoutServer.close(closed);
      });
    }
  });
});
