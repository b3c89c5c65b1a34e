/** A picture as the public gets it: WebP, upright, no larger than a screen needs, and nothing in it but its pixels. */
export type EncodedPicture = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
};

/**
 * Draws the file at `path` anew.
 *
 * @throws DomainError unprocessable when it is no jpeg, png or webp, is damaged, moves, or is far too large
 */
export type EncodePicture = (path: string) => Promise<EncodedPicture>;
