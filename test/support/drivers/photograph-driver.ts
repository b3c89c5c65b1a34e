import sharp from 'sharp';
import { toPublicPictureUrl, type UploadTicket } from '#src/contracts/catalogue/picture-upload.ts';
import type { PhotographView } from '#src/contracts/catalogue/photographs.ts';
import type { HttpClient, HttpResponse } from './http-client.ts';

export const createJpeg = (background = '#b84a2a'): Promise<Buffer> =>
  sharp({ create: { width: 1_200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Uploads a new picture and returns its public address. */
export const uploadPicture = async (staff: HttpClient): Promise<string> => {
  const { body } = await staff.post<UploadTicket>('/api/objects/upload');
  const { status } = await staff.raw('put', body.uploadURL, {
    body: new Uint8Array(await createJpeg()),
    headers: { 'content-type': 'image/jpeg' },
  });
  if (status !== 200) throw new Error(`the upload was answered with ${status}`);
  return toPublicPictureUrl(body.uploadURL);
};

let added = 0;

export const addPhotograph = async (
  staff: HttpClient,
  over: object = {},
): Promise<HttpResponse<PhotographView>> =>
  staff.post<PhotographView>('/api/photographs', {
    imageUrl: await uploadPicture(staff),
    description: `Una sala di prova, numero ${++added}`,
    ...over,
  });
