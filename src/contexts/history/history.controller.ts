import { Readable } from 'node:stream';
import type { Context } from 'koa';
import {
  checkChain,
  exportHistory,
  exportHistoryTable,
  grantAuditAccess,
  listBookMoments,
  listHistory,
  openStoryPerson,
  readAuditAccess,
  readChainState,
  readPastBook,
  readStory,
  type ChainState,
  type CheckOutcome,
} from '../../contracts/history.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { historySheet } from './history-sheet.ts';
import type { Admissions, History, PastBooks } from './history.ts';
import type { AdmitAuditor, OpenPerson, Reader } from './open-person.ts';
import { sentences } from './sentences.ts';

type UseCases = {
  readonly history: History;
  readonly books: PastBooks;
  readonly admissions: Admissions;
  readonly open: OpenPerson;
  readonly admit: AdmitAuditor;
  readonly mayOpen: (reader: Reader) => Promise<boolean>;
  /** Lines of the log, head first. */
  readonly exported: (range: { from?: number; to?: number }) => AsyncIterable<string>;
  readonly state: () => Promise<ChainState>;
  readonly check: () => Promise<CheckOutcome>;
};

const rangeOf = ({ from, to }: { from?: number | undefined; to?: number | undefined }) => ({
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

const TYPES = Object.keys(sentences);
const readerOf = (ctx: Context): Reader => ctx.state.staff!;

/** The history for auditors and administrators; nothing in it can be changed. */
export const historyController = ({
  history,
  books,
  admissions,
  open,
  admit,
  mayOpen,
  exported,
  state,
  check,
}: UseCases): Route[] => {
  const access = async (ctx: Context) => ({
    mayOpen: await mayOpen(readerOf(ctx)),
    granted: await admissions.admitted(),
    auditors: await admissions.auditors(),
  });
  return [
    route(listHistory, async ({ query }) => ({
      ...(await history.list(query)),
      types: TYPES,
      staff: await history.staff(),
    })),
    route(readStory, async ({ params }) => {
      const story = await history.story(params.stream);
      return story.length > 0
        ? story
        : refuse({
            kind: 'not-found',
            code: 'story_unknown',
            message: 'Nessuna storia con questo nome',
          });
    }),
    route(openStoryPerson, ({ params }, ctx) => open(params.stream, readerOf(ctx))),
    route(readAuditAccess, (_, ctx) => access(ctx)),
    route(grantAuditAccess, async ({ body }, ctx) => {
      await admit(body.auditorId, body.minutes, readerOf(ctx));
      return access(ctx);
    }),
    route(listBookMoments, ({ query }) => books.moments(query.date)),
    // Whole evenings of names would be an opening that the log does not tell of: auditors open persons one by one.
    route(readPastBook, ({ query }, ctx) =>
      books.at(query.date, query.position ?? null, readerOf(ctx).role === 'administrator'),
    ),
    route(readChainState, () => state()),
    route(checkChain, () => check()),
    route(exportHistory, async ({ query }, ctx) => {
      ctx.set('Content-Disposition', 'attachment; filename="registro.jsonl"');
      return Readable.from(exported(rangeOf(query)), { objectMode: false });
    }),
    route(exportHistoryTable, async ({ query }, ctx) => {
      ctx.set('Content-Disposition', 'attachment; filename="registro.csv"');
      return Readable.from(historySheet(history, rangeOf(query)), { objectMode: false });
    }),
  ];
};
