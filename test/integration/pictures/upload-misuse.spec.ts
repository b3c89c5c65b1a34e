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
import { pollUntil } from '#test/support/services/child-process.ts';

const fixture = setupPictureUploadApp();
let picture: Buffer;
beforeAll(async () => {
  picture = await createSmallPicture();
  // Keeps Koa from printing an error for each connection that these tests break.
  fixture.app().app.silent = true;
});

describe('an address', () => {
  it('is good once: the second PUT is refused, and the picture stays what it was', async () => {
    const { uploadURL, address } = await fixture.send(picture);
    const first = await fixture.served(address);
    const again = await fixture.put(uploadURL, await createSmallPicture('png'), {
      'content-type': 'image/png',
    });
    expect([again.status, again.body.code]).toEqual([410, 'upload_expired']);
    expect((await fixture.served(address)).bytes.equals(first.bytes)).toBe(true);
  });

  it('is good once also after a refused file', async () => {
    const { uploadURL, answer } = await fixture.send(Buffer.from('no picture'));
    expect(answer.status).toBe(422);
    expect((await fixture.put(uploadURL, picture)).status).toBe(410);
  });

  it('used by ten at the same moment makes exactly one picture', async () => {
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

  it('is good for ten minutes', async () => {
    const [inTime, late] = [await fixture.ticket(), await fixture.ticket()];
    fixture.app().clock.advanceMinutes(9.9);
    expect((await fixture.put(inTime, picture)).status).toBe(200);
    fixture.app().clock.advanceMinutes(0.2);
    expect((await fixture.put(late, picture)).status).toBe(410);
    fixture.app().clock.set('2027-03-10T10:00');
  });

  const tampered: Readonly<Record<string, (uploadURL: string, other: string) => string>> = {
    'without a signature': (url) => url.replace(/&signature=.*/, ''),
    'with an empty signature': (url) => url.replace(/signature=.*/, 'signature='),
    'with one letter of the signature changed': (url) =>
      url.replace(
        /(signature=)(.)/,
        (_, name: string, letter: string) => name + (letter === 'A' ? 'B' : 'A'),
      ),
    'with a signature in other letters for the same bytes': (url) => `${url}=`,
    'with a later expiry': (url) =>
      url.replace(/expires=(\d+)/, (_, expires: string) => `expires=${Number(expires) + 60}`),
    'with an expiry that is no number': (url) => url.replace(/expires=\d+/, 'expires=9e12'),
    'with two expiries': (url) => `${url}&expires=99999999999`,
    'with two signatures': (url) => `${url}&signature=x`,
    'with the signature of another address': (url, other) =>
      url.split('?')[0]! + other.slice(other.indexOf('?')),
    'for another id': (url) => url.replace(/[0-9a-f-]{36}/, randomUUID()),
    'without a query': (url) => url.split('?')[0]!,
  };
  it.each(Object.entries(tampered))(
    '%s is refused, and the true one stays good',
    async (_, tamper) => {
      const [uploadURL, other] = [await fixture.ticket(), await fixture.ticket()];
      const { status, body } = await fixture.put(tamper(uploadURL, other), picture);
      expect([status, body.code]).toEqual([410, 'upload_expired']);
      expect((await fixture.put(uploadURL, picture)).status).toBe(200);
    },
  );

  const misspelt: Readonly<Record<string, (uploadURL: string) => string>> = {
    'with a slash too many': (url) => url.replace('/objects/', '/objects//'),
    'with a slash at its end': (url) => url.replace('?', '/?'),
    'in capitals': (url) =>
      url.replace(/[0-9a-f-]{36}/, (id) => `${id.slice(0, -1)}F`.toUpperCase()),
    'in another folder': (url) => url.replace('/uploads/', '/seed/'),
    'that climbs out of its folder': (url) => url.replace('/uploads/', '/uploads/%2e%2e%2f'),
    'under the API': (url) => `/api${url}`,
    'of the public': (url) => url.replace('/objects/', '/public-objects/'),
  };
  it.each(Object.entries(misspelt))(
    '%s is no address: what it asks is an ordinary write, without a token',
    async (_, misspell) => {
      const stored = fixture.stored().length;
      expect((await fixture.put(misspell(await fixture.ticket()), picture)).status).toBe(403);
      expect(fixture.stored()).toHaveLength(stored);
    },
  );

  it.each(['POST', 'PATCH', 'DELETE'])('takes no %s', async (method) => {
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

  it('shows nothing to GET, before and after', async () => {
    const { uploadURL } = await fixture.send(picture);
    for (const url of [uploadURL, await fixture.ticket()])
      expect((await fixture.served(url)).status).toBe(404);
  });
});

/**
 * Sends raw bytes over a TCP connection. Returns what the server answers until it closes the
 * connection, and the time in ms.
 */
const onTheLine = async (
  port: number,
  head: string,
  write: (
    send: (bytes: Buffer | string) => Promise<void>,
    isAnswered: () => boolean,
  ) => Promise<void> = async () => undefined,
) => {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString();
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
  await write(send, () => heard !== '');
  await closed;
  return { heard, ms: performance.now() - began };
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

describe('a length', () => {
  const port = () => Number(new URL(fixture.app().origin).port);
  const nothingIsLeft = () =>
    pollUntil(() => (fixture.waiting().length === 0 ? true : null), {
      describe: () => `left: ${fixture.waiting().join()}`,
    });
  const lastState = async (uploadURL: string) =>
    (
      await fixture.sql<{ state: string }>('select state from picture_uploads where id = ?', [
        /[0-9a-f-]{36}/.exec(uploadURL)![0],
      ])
    )[0]!.state;

  it('of ten megabytes is taken, and then the content decides', async () => {
    expect((await fixture.send(randomBytes(MAX_PICTURE_BYTES))).answer.status).toBe(422);
  });

  it('of one byte more is refused before a byte is read, and the address stays good', async () => {
    const uploadURL = await fixture.ticket();
    const { status, body } = await fixture.put(uploadURL, Buffer.alloc(MAX_PICTURE_BYTES + 1));
    expect([status, body.message]).toEqual([413, 'Il file deve essere inferiore a 10MB']);
    expect((await fixture.put(uploadURL, picture)).status).toBe(200);
  });

  it('that is not declared is counted: one byte too many ends the upload', async () => {
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
    await nothingIsLeft();
    expect(await lastState(uploadURL)).toBe('refused');
  });

  it('without end is cut off, seconds after it passed ten megabytes', async () => {
    const uploadURL = await fixture.ticket();
    const chunk = Buffer.concat([
      Buffer.from('10000\r\n'),
      Buffer.alloc(0x10000, 'x'),
      Buffer.from('\r\n'),
    ]);
    const { heard, ms } = await onTheLine(
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
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(ms).toBeLessThan(14_000);
    await nothingIsLeft();
  });

  it('longer than what comes is a broken line: nothing is kept', async () => {
    const uploadURL = await fixture.ticket();
    const socket = connect(port(), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(putHead(uploadURL, 'Content-Length: 5000000'));
    socket.write(picture);
    await pollUntil(
      async () =>
        (await lastState(uploadURL)) === 'receiving' && fixture.waiting().length > 0 ? true : null,
      { describe: () => 'never received' },
    );
    socket.destroy();
    await pollUntil(async () => ((await lastState(uploadURL)) === 'refused' ? true : null), {
      describe: () => 'never settled',
    });
    await nothingIsLeft();
    expect((await fixture.served(toPublicPictureUrl(uploadURL))).status).toBe(404);
  });

  it('shorter than what comes ends the file there: the rest is no picture and no request', async () => {
    const { heard } = await onTheLine(
      port(),
      putHead(await fixture.ticket(), 'Content-Length: 100'),
      (send) => send(picture),
    );
    expect(heard).toMatch(/^HTTP\/1\.1 4(00|22) /);
    expect(heard).not.toMatch(/HTTP\/1\.1 2\d\d/);
  });

  it.each([
    ['told twice', ['Content-Length: 10', 'Content-Length: 5000']],
    ['told beside chunks', ['Content-Length: 10', 'Transfer-Encoding: chunked']],
    ['below nothing', ['Content-Length: -1']],
    ['that is no number', ['Content-Length: ten']],
    ['in a coding that nobody knows', ['Transfer-Encoding: xchunked']],
  ])('%s is no request at all', async (_, headers) => {
    const uploadURL = await fixture.ticket();
    const { heard } = await onTheLine(port(), putHead(uploadURL, ...headers));
    expect(heard).toMatch(/^HTTP\/1\.1 (400|501) /);
    /*
     * The server may have started the upload before it finds the wrong header. Therefore the test
     * waits until the upload ends.
     */
    const end = await pollUntil(async () => {
      const state = await lastState(uploadURL);
      return state === 'receiving' ? null : state;
    });
    expect(['issued', 'refused']).toContain(end);
    await nothingIsLeft();
  });

  it('that comes byte by byte is cut off by the server, and leaves nothing', async () => {
    /*
     * The real timeout is one minute, which would slow the test. This server has timeouts of about
     * one second.
     */
    const impatient = createServer(
      {
        ...SERVER_OPTIONS,
        requestTimeout: 1_500,
        headersTimeout: 1_000,
        connectionsCheckingInterval: 200,
      },
      fixture.app().app.callback(),
    );
    await new Promise<void>((ready) => {
      impatient.listen(0, '127.0.0.1', ready);
    });
    try {
      const uploadURL = await fixture.ticket();
      let cut = false;
      const line = onTheLine(
        (impatient.address() as AddressInfo).port,
        putHead(uploadURL, 'Content-Length: 1000'),
        async (send) => {
          while (!cut) {
            await send('x');
            await sleep(100);
          }
        },
      );
      await pollUntil(async () => ((await lastState(uploadURL)) === 'refused' ? true : null), {
        describe: () => 'never settled',
      });
      cut = true;
      expect((await line).heard).toMatch(/^(HTTP\/1\.1 4|$)/);
      await nothingIsLeft();
    } finally {
      impatient.closeAllConnections();
      await new Promise((closed) => {
        impatient.close(closed);
      });
    }
  });
});
