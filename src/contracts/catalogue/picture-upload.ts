import { z } from 'zod';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

/**
 * Accepted types of pictures. The server detects the type from the content, because a file name may
 * be wrong.
 */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Content types of an upload. Some programs use an old name for JPEG. */
export const UPLOAD_TYPES = [...PICTURE_TYPES, 'image/jpg', 'image/pjpeg'] as const;
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

export const uploadTicket = z
  .object({
    uploadURL: z.string().meta({
      description:
        'PUT the file here, with its own content type and no token: 200 {imageUrl, bytes, width, height}; 410 used, expired or not ours; ' +
        '413 above 10 MB; 415 another type; 422 no picture; 429 too many at once',
    }),
  })
  .meta({ id: 'UploadTicket' });
export type UploadTicket = z.infer<typeof uploadTicket>;

export const pictureReceipt = z.object({
  imageUrl: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
});
export type PictureReceipt = z.infer<typeof pictureReceipt>;

export const toPublicPictureUrl = (uploadURL: string): string => {
  const [, , ...rest] = new URL(uploadURL, 'http://localhost').pathname.split('/');
  return `/public-objects/${rest.join('/')}`;
};

export const isUploadedPictureUrl = (url: string): boolean =>
  /^\/public-objects\/[a-z0-9-]{1,40}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(url);

export const requestUpload = defineOperation({
  name: 'requestUpload',
  method: 'post',
  path: '/api/objects/upload',
  audience: 'administrator',
  summary:
    'An address to which one picture may be sent with PUT (jpeg, png or webp, 10 MB at most), within ten minutes',
  answers: { 200: uploadTicket, ...refusalAnswers(401, 403, 429, 503) },
});
