import type { Readable } from 'node:stream';
import type { PictureStore } from './picture-store.ts';

/**
 * Access data of a bucket, from `https://KEY:SECRET@host/bucket?region=eu-south-1`. Key and secret
 * are percent-encoded.
 */
type BucketConfig = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
};

const REQUEST_TIMEOUT_MS = 10_000;
const SIGNED_URL_SECONDS = 60;

const parseBucketUrl = (address: string): BucketConfig => {
  const { origin, username, password, pathname, searchParams } = new URL(address);
  return {
    endpoint: origin,
    bucket: decodeURIComponent(pathname.slice(1)),
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
  };
};

/** Imports the AWS library only when a bucket is used, because the library needs much memory. */
const connect = async ({ endpoint, region, credentials }: BucketConfig) => {
  const [s3, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    /*
     * Disables the checksum trailers of AWS, because other S3 stores save the trailer as part of
     * the picture.
     */
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000, requestTimeout: REQUEST_TIMEOUT_MS },
  });
  return { client, s3, getSignedUrl };
};

const nullIfMissing = async <Found>(look: () => Promise<Found>): Promise<Found | null> => {
  try {
    return await look();
  } catch (error) {
    if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404)
      return null;
    throw error;
  }
};

/**
 * Stores pictures in a private bucket. Uploads them with plain PUT requests to presigned URLs,
 * which every S3 store accepts.
 */
export const createS3PictureStore = (address: string): PictureStore => {
  const place = parseBucketUrl(address);
  const { bucket: Bucket } = place;
  let connected: ReturnType<typeof connect> | undefined;
  const open = () => (connected ??= connect(place));
  return {
    async put(Key, bytes) {
      const { client, s3, getSignedUrl } = await open();
      const url = await getSignedUrl(
        client,
        new s3.PutObjectCommand({ Bucket, Key, ContentType: 'image/webp' }),
        { expiresIn: SIGNED_URL_SECONDS },
      );
      const { ok, status } = await fetch(url, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'image/webp' },
        redirect: 'error',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      // The presigned URL is a secret and must not reach the log.
      if (!ok) throw new Error(`the object store answered ${status} to a picture`);
    },

    size: (Key) =>
      nullIfMissing(async () => {
        const { client, s3 } = await open();
        return (await client.send(new s3.HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0;
      }),

    get: (Key) =>
      nullIfMissing(async () => {
        const { client, s3 } = await open();
        const { ContentLength, Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
        return { size: ContentLength ?? 0, body: Body as Readable };
      }),

    async remove(Key) {
      const { client, s3 } = await open();
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
    },
  };
};

export const probeBucket = async (address: string): Promise<number> => {
  const place = parseBucketUrl(address);
  const { client, s3 } = await connect(place);
  try {
    await client.send(new s3.HeadBucketCommand({ Bucket: place.bucket }));
    return 200;
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status === undefined) throw error;
    return status;
  } finally {
    client.destroy();
  }
};
