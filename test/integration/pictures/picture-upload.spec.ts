import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { toPublicPictureUrl, pictureReceipt } from '#src/contracts/catalogue/picture-upload.ts';
import { logIn, administrator } from '#test/support/fixtures/staff-credentials.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import {
  setupPictureUploadApp,
  createSmallPicture,
} from '#test/support/fixtures/picture-upload-app.ts';
import { startS3Server } from '#test/support/services/s3-server.ts';

const UPLOAD_URL_PATTERN =
  /^\/objects\/uploads\/[0-9a-f-]{36}\?expires=\d{10}&signature=[\w-]{43}$/;

describe.each([
  ['on disk', false],
  ['in an object store', true],
] as const)('a picture of a dish, stored %s', (_, inStore) => {
  let objectStore: Awaited<ReturnType<typeof startS3Server>> | undefined;
  const fixture = setupPictureUploadApp(async () => {
    if (!inStore) return {};
    objectStore = await startS3Server();
    return { OBJECT_STORE_URL: objectStore.url };
  });
  afterAll(() => objectStore?.stop());

  it('is uploaded by POST and PUT, and is public by GET, as the specification requires', async () => {
    const { status, body } = await fixture
      .staff()
      .post<{ uploadURL: string }>('/api/objects/upload');
    expect(status).toBe(200);
    expect(body.uploadURL).toMatch(UPLOAD_URL_PATTERN);
    const answer = await fixture.put(body.uploadURL, await createSmallPicture());
    expect(answer.status).toBe(200);
    const address = toPublicPictureUrl(body.uploadURL);
    expect(answer.body).toEqual({
      imageUrl: address,
      bytes: expect.any(Number),
      width: 320,
      height: 200,
    });
    expect(pictureReceipt.safeParse(answer.body).success).toBe(true);
    const { status: found, headers, bytes } = await fixture.served(address);
    expect([found, headers.get('content-type'), bytes.length]).toEqual([
      200,
      'image/webp',
      answer.body.bytes,
    ]);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 200,
    });
    expect(fixture.stored()).toHaveLength(inStore ? 0 : 1);
    expect(fixture.waiting()).toEqual([]);
  });

  it('is recorded in one event by the requesting user, with sizes and hash only', async () => {
    const { address, answer } = await fixture.send(await createSmallPicture('png'), 'image/png');
    const event = (await fixture.events()).at(-1)!;
    const [admin] = await fixture.sql<{ id: string }>('select id::text from admins');
    expect(event).toEqual({
      stream: `picture-${address.split('/').at(-1)!}`,
      actor: `staff:${admin!.id}`,
      data: {
        bytes: answer.body.bytes,
        width: 320,
        height: 200,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });

  it.each(['image/jpg', 'image/pjpeg'])('is accepted as %s, an old name of JPEG', async (type) => {
    const { answer } = await fixture.send(await createSmallPicture('jpeg'), type);
    expect(answer.status).toBe(200);
  });

  it('is served with a sandbox policy and as immutable for caches', async () => {
    const { address } = await fixture.send(await createSmallPicture('webp'), 'image/webp');
    const { headers } = await fixture.served(address);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('set-cookie')).toBeNull();
    const again = await fixture.served(address, {
      headers: { 'if-none-match': headers.get('etag')! },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('is sent without a body for HEAD, and whole for any Range header', async () => {
    const { address, answer } = await fixture.send(await createSmallPicture());
    const head = await fixture.served(address, { method: 'HEAD' });
    expect([
      head.status,
      head.headers.get('content-length'),
      head.headers.get('content-type'),
      head.bytes.length,
    ]).toEqual([200, String(answer.body.bytes), 'image/webp', 0]);
    for (const range of [
      'bytes=0-0',
      'bytes=-1',
      `bytes=${'0-1,'.repeat(500)}5-6`,
      'bytes=9999999-',
      'lines=1-2',
    ]) {
      const { status, bytes } = await fixture.served(address, { headers: { range } });
      expect([status, bytes.length]).toEqual([200, answer.body.bytes]);
    }
  });

  it('is not found under any other spelling of its URL', async () => {
    const { address } = await fixture.send(await createSmallPicture());
    const id = address.split('/').at(-1)!;
    for (const path of [
      `/public-objects/uploads/${randomUUID()}`,
      `/public-objects/${id}`,
      `${address}/`,
      `${address}.webp`,
      `/public-objects//uploads/${id}`,
      `/public-objects/uploads/${id.toUpperCase()}`,
      `/public-objects/uploads/..%2fuploads%2f${id}`,
      '/public-objects/uploads/%2e%2e%2f%2e%2e%2fsecret',
      '/public-objects/uploads/..%5c..%5csecret',
      '/public-objects/../../../etc/passwd',
      `/public-objects/uploads/${id}%00`,
      '/public-objects/',
      '/public-objects',
      `/objects/uploads/${id}`,
    ])
      expect([path, (await fixture.served(path)).status]).toEqual([path, 404]);
  });

  it('is deleted after a day when no dish shows it, and stays otherwise', async () => {
    const deleteOrphans = () => fixture.app().container.get(TOKENS.pictures).deleteOrphans();
    const [orphan, used] = [
      await fixture.send(await createSmallPicture()),
      await fixture.send(await createSmallPicture()),
    ];
    const [dish] = await fixture.sql<{ id: string }>('select id::text from menu_items limit 1');
    expect(
      (await fixture.staff().put(`/api/menu-items/${dish!.id}`, { imageUrl: used.address })).status,
    ).toBe(200);
    const unused = await fixture.ticket();
    const { clock } = fixture.app();
    const before = clock.now();
    try {
      await deleteOrphans();
      expect((await fixture.served(orphan.address)).status).toBe(200);
      clock.set('2027-03-11T10:30');
      await deleteOrphans();
      expect([
        (await fixture.served(orphan.address)).status,
        (await fixture.served(used.address)).status,
      ]).toEqual([404, 200]);
      expect(await fixture.states()).toEqual(['ready']);
      expect((await fixture.put(unused, await createSmallPicture())).status).toBe(410);
      expect(
        await fixture.staff().put(`/api/menu-items/${dish!.id}`, { imageUrl: orphan.address }),
      ).toMatchObject({ status: 400, body: { code: 'picture_unknown' } });
      expect(
        await fixture.staff().put(`/api/menu-items/${dish!.id}`, { isNew: true }),
      ).toMatchObject({ status: 200, body: { imageUrl: used.address } });
    } finally {
      clock.set(before.toISOString());
    }
  });
});

describe('the upload URL', () => {
  const fixture = setupPictureUploadApp();

  it('is given to administrators only', async () => {
    const { app } = fixture;
    expect((await app().guest().post('/api/objects/upload')).status).toBe(401);
    expect((await (await app().auditor()).post('/api/objects/upload')).status).toBe(401);
    expect((await fixture.staff().raw('post', '/api/objects/upload')).status).toBe(403);
    expect(await fixture.states()).toEqual([]);
  });

  it('is accepted without a cookie, and with the cookie of its requester', async () => {
    expect((await fixture.put(await fixture.ticket(), await createSmallPicture())).status).toBe(
      200,
    );
    expect(
      (await fixture.put(await fixture.ticket(), await createSmallPicture(), {}, fixture.staff()))
        .status,
    ).toBe(200);
  });

  it('is rejected with another session, and after the end of its own session', async () => {
    const ownUrl = await fixture.ticket();
    const [other, auditor] = [await fixture.app().staff(), await fixture.app().auditor()];
    expect((await fixture.put(ownUrl, await createSmallPicture(), {}, other)).status).toBe(410);
    expect((await fixture.put(ownUrl, await createSmallPicture(), {}, auditor)).status).toBe(410);
    const leaving = await logIn(fixture.app().guest(), administrator);
    const signedOutUrl = await fixture.ticket(leaving);
    await leaving.post('/api/admin/logout');
    expect((await fixture.put(signedOutUrl, await createSmallPicture())).status).toBe(410);
    expect((await fixture.put(ownUrl, await createSmallPicture())).status).toBe(200);
  });

  it('is given 300 times a day to one administrator, also for concurrent requests', async () => {
    await fixture.sql(
      `insert into picture_uploads (id, admin_id, session_hash, state, issued_at, expires_at)
      select gen_random_uuid(), (select id from admins), 'x', 'refused', ?::timestamptz, ?::timestamptz + interval '10 minutes' from generate_series(1, 295)`,
      [fixture.app().clock.now(), fixture.app().clock.now()],
    );
    await fixture.sql(`delete from picture_uploads where session_hash <> 'x'`);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        fixture.staff().post<{ code?: string }>('/api/objects/upload'),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(7).fill(429),
    ]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect([refused.body.code, refused.headers.get('retry-after')]).toEqual([
      'too_many_uploads',
      '3600',
    ]);
  });
});
