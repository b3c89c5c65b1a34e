export interface UploadUrlSigner {
  /** `/objects/uploads/<id>?expires=…&signature=…` */
  sign(id: string, expiresAt: Date): string;
  isValid(id: string, query: URLSearchParams, now: Date): boolean;
}
