import type { DomainEvent } from '#src/event-log/decider.ts';

/** What became of one file that the staff sent: sizes of the finished picture, and the hash of its bytes. */
export type PictureEvent = DomainEvent<
  'PictureUploaded',
  { bytes: number; sha256: string; width: number; height: number }
>;

/** The stream of one picture. */
export const toPictureStream = (id: string): string => `picture-${id}`;

const FOLDER = 'uploads';
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The name under which a picture is kept. Nothing that a caller wrote is ever part of it but a well-formed id. */
export const storageKey = (id: string): string => `${FOLDER}/${id}`;
/** Where one file may be sent, and where the public finds what became of it: the same path less its first segment. */
export const uploadPath = (id: string): string => `/objects/${storageKey(id)}`;
export const publicPath = (id: string): string => `/public-objects/${storageKey(id)}`;

const createPathParser =
  (pattern: RegExp) =>
  (path: string): string | null =>
    pattern.exec(path)?.[1] ?? null;
/** The id in a path, or null for every other spelling. */
export const parseUploadPath = createPathParser(new RegExp(`^/objects/${FOLDER}/(${UUID})$`));
export const parsePublicPath = createPathParser(
  new RegExp(`^/public-objects/${FOLDER}/(${UUID})$`),
);
