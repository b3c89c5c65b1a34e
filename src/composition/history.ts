import { createDailyCapacityQuery } from '../contexts/booking/adapters/capacity-board.postgres.ts';
import { reservationsProjection } from '../contexts/booking/adapters/reservation-desk.projection.ts';
import { turnOccupancyProjection } from '../contexts/booking/adapters/turn-occupancy.projection.ts';
import { createServiceCalendar } from '../contexts/closures/service-calendar.postgres.ts';
import { createAuditorAccessStore } from '../contexts/history/admissions.postgres.ts';
import { historyController } from '../contexts/history/history.controller.ts';
import { createHistoryRepository } from '../contexts/history/history.postgres.ts';
import {
  grantAuditorAccess,
  mayRevealPersonalData,
  revealPersonalData,
} from '../contexts/history/open-person.ts';
import { createReservationsAsOfQuery } from '../contexts/history/past-book.postgres.ts';
import type { ChainState } from '../contracts/history.ts';
import { readHead } from '../event-log/postgres/entries.ts';
import { isoInstantSql } from '../kernel/iso-instant.ts';
import type { Sql } from '../kernel/transaction.ts';
import { venue } from '../venue.ts';
import type { AuditService } from './audit.ts';
import { checkOnDemand } from './check-on-demand.ts';
import type { AppServices } from './house.ts';

const LAST_CHECK = `
  select ${isoInstantSql('at')} at, events::int, flaw->>'message' flaw, jsonb_array_length(differences) differences from audit_check order by audit_check.at desc limit 1`;

const readChainState = async (sql: Sql, audit: AuditService): Promise<ChainState> => {
  const head = await readHead(sql);
  const checkpoint = audit.book().read().at(-1) ?? null;
  const checkpointFlaw = await audit.checkpointFlaw();
  const [lastCheck] = await sql<NonNullable<ChainState['lastCheck']>>(LAST_CHECK);
  return {
    events: head.position,
    hash: head.hash,
    checkpoint: checkpoint && { size: checkpoint.size, at: checkpoint.at, hash: checkpoint.hash },
    unsealed: head.position - (checkpoint?.size ?? 0),
    publicKey: audit.book().publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    lastCheck: lastCheck ?? null,
    checkpointFlaw,
  };
};

export const historyRoutes = ({ sql, commands }: AppServices, audit: AuditService) => {
  const { inTransaction, whoIs, clock } = commands;
  const admissions = createAuditorAccessStore(sql, clock);
  const deps = { ...commands, history: createHistoryRepository(sql, whoIs, clock), admissions };
  const books = createReservationsAsOfQuery({
    sql,
    inTransaction,
    whoIs,
    projections: [reservationsProjection, turnOccupancyProjection],
    statistics: (tx, date) =>
      createDailyCapacityQuery(tx, venue.coversPerSlot).loadStatistics(date),
    isClosed: (tx, date, meal) => createServiceCalendar(tx).isClosed(date, meal, tx),
  });
  return historyController({
    history: deps.history,
    reservationsAsOf: books,
    auditorAccess: admissions,
    reveal: revealPersonalData(deps),
    grantAccess: grantAuditorAccess(deps),
    mayOpen: mayRevealPersonalData(deps),
    exportLines: (range) => audit.exportLines(range),
    state: () => readChainState(sql, audit),
    check: checkOnDemand(audit),
  });
};
