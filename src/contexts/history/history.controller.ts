import type { Context } from 'koa';
import {
  checkChain, grantAuditAccess, listBookMoments, listHistory, openStoryPerson, readAuditAccess, readChainState, readPastBook, readStory, type ChainState,
  type CheckOutcome,
} from '../../contracts/history.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Admissions, History, PastBooks } from './history.ts';
import type { AdmitAuditor, OpenPerson, Reader } from './open-person.ts';
import { sentences } from './sentences.ts';

type UseCases = {
  readonly history: History; readonly books: PastBooks; readonly admissions: Admissions;
  readonly open: OpenPerson; readonly admit: AdmitAuditor; readonly mayOpen: (reader: Reader) => Promise<boolean>;
  readonly state: () => Promise<ChainState>; readonly check: () => Promise<CheckOutcome>;
};

const TYPES = Object.keys(sentences);
const readerOf = (ctx: Context): Reader => ctx.state.staff!;

/** The history for auditors and administrators; nothing in it can be changed. */
export const historyController = ({ history, books, admissions, open, admit, mayOpen, state, check }: UseCases): Route[] => {
  const access = async (ctx: Context) =>
    ({ mayOpen: await mayOpen(readerOf(ctx)), granted: await admissions.admitted(), auditors: await admissions.auditors() });
  return [
    route(listHistory, async ({ query }) => ({ ...await history.list(query), types: TYPES })),
    route(readStory, async ({ params }) => {
      const story = await history.story(params.stream);
      return story.length > 0 ? story : refuse({ kind: 'not-found', code: 'story_unknown', message: 'Nessuna storia con questo nome' });
    }),
    route(openStoryPerson, ({ params }, ctx) => open(params.stream, readerOf(ctx))),
    route(readAuditAccess, (_, ctx) => access(ctx)),
    route(grantAuditAccess, async ({ body }, ctx) => {
      await admit(body.auditorId, body.minutes, readerOf(ctx));
      return access(ctx);
    }),
    route(listBookMoments, ({ query }) => books.moments(query.date)),
    route(readPastBook, async ({ query }, ctx) => books.at(query.date, query.position ?? null, await mayOpen(readerOf(ctx)))),
    route(readChainState, () => state()),
    route(checkChain, () => check()),
  ];
};
