export type InlinePicture = {
  readonly filename: string;
  readonly cid: string;
  readonly content: Buffer;
};
