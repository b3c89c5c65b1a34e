import type { Context } from 'koa';
import { refuse } from '../../kernel/domain-error.ts';
import type { Page, PageAsked, Place } from '../../kernel/page.ts';

const WRONG = 'Posizione non valida';
const wrong = () =>
  refuse({ kind: 'invalid', code: 'invalid', message: WRONG, fields: { cursor: WRONG } });

const PLACE =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Only what the calendar knows, because the database would fail on 30 February. */
const isInstant = (at: string): boolean => {
  const read = new Date(at);
  return !Number.isNaN(read.getTime()) && read.toISOString() === at;
};

const cursorOf = ({ at, id }: Place): string => Buffer.from(`${at} ${id}`).toString('base64url');

const placeOf = (cursor: string): Place => {
  const [, at, id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? wrong();
  return isInstant(at!) ? { at: at!, id: id! } : wrong();
};

/**
 * The page that a query names.
 *
 * @throws DomainError invalid, when the cursor is none of ours
 */
export const pageAsked = ({
  limit,
  cursor,
}: {
  limit: number;
  cursor?: string | undefined;
}): PageAsked => ({ limit, after: cursor === undefined ? null : placeOf(cursor) });

/** The rows as the answer's body; the header `Link` (RFC 8288) says where the next page is, the filters of this one kept. */
export const answerPage = <Row>(ctx: Context, { rows, next }: Page<Row>): Row[] => {
  if (next) {
    const search = new URLSearchParams(ctx.querystring);
    search.set('cursor', cursorOf(next));
    ctx.set('Link', `<${ctx.path}?${search.toString()}>; rel="next"`);
  }
  return rows;
};
