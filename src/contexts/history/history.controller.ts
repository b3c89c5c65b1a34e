import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { exportHistoryTable } from '#src/contracts/history-verification.ts';
import {
  grantAuditAccess,
  listHistory,
  revealPersonalData,
  readAuditAccess,
  readStreamHistory,
} from '#src/contracts/history.ts';
import { listServiceDayChanges, readReservationsAsOf } from '#src/contracts/reservations-as-of.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import { streamHistoryCsv } from './history-csv.ts';
import type { AuditorAccessStore, HistoryRepository, ReservationsAsOfQuery } from './ports.ts';
import type {
  GrantAuditorAccess,
  RevealPersonalData,
  HistoryReader,
} from './reveal-personal-data.ts';

type UseCases = {
  readonly eventTypes: string[];
  readonly history: HistoryRepository;
  readonly reservationsAsOf: ReservationsAsOfQuery;
  readonly auditorAccess: AuditorAccessStore;
  readonly reveal: RevealPersonalData;
  readonly grantAccess: GrantAuditorAccess;
  readonly mayOpen: (reader: HistoryReader) => Promise<boolean>;
};

const readReader = (ctx: Context): HistoryReader => ctx.state.staff!;

export const historyController = ({
  eventTypes,
  history,
  reservationsAsOf,
  auditorAccess,
  reveal,
  grantAccess,
  mayOpen,
}: UseCases): Route[] => {
  const access = async (ctx: Context) => ({
    mayOpen: await mayOpen(readReader(ctx)),
    granted: await auditorAccess.listGranted(),
    auditors: await auditorAccess.listAuditors(),
  });
  return [
    route(listHistory, async ({ query }) => ({
      ...(await history.list(query)),
      types: eventTypes,
      staff: await history.listStaff(),
    })),
    route(readStreamHistory, async ({ params }) => {
      const events = await history.listStream(params.stream);
      return events.length > 0
        ? events
        : refuse({ kind: 'not-found', message: message('story_unknown') });
    }),
    route(revealPersonalData, ({ params }, ctx) => reveal(params.stream, readReader(ctx))),
    route(readAuditAccess, (_, ctx) => access(ctx)),
    route(grantAuditAccess, async ({ body }, ctx) => {
      await grantAccess(body.auditorId, body.minutes, readReader(ctx));
      return access(ctx);
    }),
    route(listServiceDayChanges, ({ query }) => reservationsAsOf.listChanges(query.date)),
    /*
     * The list shows guest names only to administrators, because each disclosure to an auditor must
     * be recorded.
     */
    route(readReservationsAsOf, ({ query }, ctx) =>
      reservationsAsOf.readAt(
        query.date,
        {
          position: query.position ?? null,
          at: query.at === undefined ? null : new Date(query.at),
        },
        readReader(ctx).role === 'administrator',
      ),
    ),
    route(exportHistoryTable, async ({ query }, ctx) => {
      ctx.set('Content-Disposition', 'attachment; filename="registro.csv"');
      return Readable.from(streamHistoryCsv(history, query), { objectMode: false });
    }),
  ];
};
