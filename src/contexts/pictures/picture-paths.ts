import type { DomainEvent } from '#src/event-log/decider.ts';

export type PictureEvent = DomainEvent<
  'PictureUploaded',
  { bytes: number; sha256: string; width: number; height: number }
>;

export const toPictureStream = (id: string): string => `picture-${id}`;

const FOLDER = 'uploads';
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Contains no caller input except a well-formed id. */
export const storageKey = (id: string): string => `${FOLDER}/${id}`;
export const uploadPath = (id: string): string => `/objects/${storageKey(id)}`;
export const publicPath = (id: string): string => `/public-objects/${storageKey(id)}`;

const createPathParser =
  (pattern: RegExp) =>
  (path: string): string | null =>
    pattern.exec(path)?.[1] ?? null;
/** @returns the id; null for every other spelling of the path */
export const parseUploadPath = createPathParser(new RegExp(`^/objects/${FOLDER}/(${UUID})$`));
export const parsePublicPath = createPathParser(
  new RegExp(`^/public-objects/${FOLDER}/(${UUID})$`),
);
