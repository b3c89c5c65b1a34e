import type { Context } from 'koa';
import { refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { Page, PageQuery, KeysetCursor } from '#src/kernel/keyset-pagination.ts';

const refuseCursor = () => refuseField('cursor', message('cursor_invalid'), { code: 'invalid' });

const CURSOR_FORMAT =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

const isInstant = (at: string): boolean => {
  const read = new Date(at);
  return !Number.isNaN(read.getTime()) && read.toISOString() === at;
};

const encodeCursor = ({ at, id }: KeysetCursor): string =>
  Buffer.from(`${at} ${id}`).toString('base64url');

const decodeCursor = (cursor: string): KeysetCursor => {
  const [, at, id] =
    CURSOR_FORMAT.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? refuseCursor();
  return isInstant(at!) ? { at: at!, id: id! } : refuseCursor();
};

export const parsePageQuery = ({
  limit,
  cursor,
}: {
  limit: number;
  cursor?: string | undefined;
}): PageQuery => ({ limit, after: cursor === undefined ? null : decodeCursor(cursor) });

export const linkNextPage = <Row>(ctx: Context, { rows, next }: Page<Row>): Row[] => {
  if (next) {
    const search = new URLSearchParams(ctx.querystring);
    search.set('cursor', encodeCursor(next));
    ctx.set('Link', `<${ctx.path}?${search.toString()}>; rel="next"`);
  }
  return rows;
};
