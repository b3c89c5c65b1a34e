export interface UploadUrlSigner {
  sign(id: string, expiresAt: Date): string;
  isValid(id: string, query: URLSearchParams, now: Date): boolean;
}
