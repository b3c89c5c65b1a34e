export type EncodedPicture = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
};

/**
 * @throws DomainError unprocessable when the file is no still JPEG, PNG or WebP, damaged or too
 * large
 */
export type EncodePicture = (path: string) => Promise<EncodedPicture>;
