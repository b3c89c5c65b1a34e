export type EncodedPicture = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
};

/**
 * Encodes the picture at `path`. Throws a DomainError unprocessable when the file is damaged, too
 * large, or not a still JPEG, PNG or WebP.
 */
export type EncodePicture = (path: string) => Promise<EncodedPicture>;
