import type { DomainEvent } from '#src/event-log/decider.ts';

export type PictureEvent = DomainEvent<
  'PictureUploaded',
  { bytes: number; sha256: string; width: number; height: number }
>;

export const toPictureStream = (id: string): string => `picture-${id}`;

const FOLDER = 'uploads';
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * Returns the key of a picture in the store. Callers must pass a well-formed UUID, because the key
 * becomes part of a file path.
 */
export const storageKey = (id: string): string => `${FOLDER}/${id}`;
export const uploadPath = (id: string): string => `/objects/${storageKey(id)}`;
export const publicPath = (id: string): string => `/public-objects/${storageKey(id)}`;

const createPathParser =
  (pattern: RegExp) =>
  (path: string): string | null =>
    pattern.exec(path)?.[1] ?? null;
export const parseUploadPath = createPathParser(new RegExp(`^/objects/${FOLDER}/(${UUID})$`));
export const parsePublicPath = createPathParser(
  new RegExp(`^/public-objects/${FOLDER}/(${UUID})$`),
);
