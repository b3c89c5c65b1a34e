import type { ClientBase } from 'pg';

export type SnapshotHead = {
  readonly position: number;
  readonly hash: string;
  /** Name of the newest migration. */
  readonly schema: string;
};

export const readSnapshotHead = async (client: ClientBase): Promise<SnapshotHead> => {
  const {
    rows: [head],
  } = await client.query<{ position: number; hash: string }>(
    `select pos::float "position", encode(hash, 'hex') hash from log_head`,
  );
  const {
    rows: [last],
  } = await client.query<{ name: string }>(
    'select name from mikro_orm_migrations order by id desc limit 1',
  );
  return { ...head!, schema: last!.name };
};

export const listPictureIds = async (client: ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `select id::text from picture_uploads where state = 'ready' order by id`,
  );
  return rows.map(({ id }) => id);
};
