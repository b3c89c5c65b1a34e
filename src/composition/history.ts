import { capacityBoard } from '../contexts/booking/adapters/capacity-board.postgres.ts';
import { reservationDesk } from '../contexts/booking/adapters/reservation-desk.projection.ts';
import { turnOccupancy } from '../contexts/booking/adapters/turn-occupancy.projection.ts';
import { serviceCalendar } from '../contexts/closures/service-calendar.postgres.ts';
import { postgresAdmissions } from '../contexts/history/admissions.postgres.ts';
import { historyController } from '../contexts/history/history.controller.ts';
import { postgresHistory } from '../contexts/history/history.postgres.ts';
import { admitAuditor, mayOpen, openPerson } from '../contexts/history/open-person.ts';
import { postgresPastBooks } from '../contexts/history/past-book.postgres.ts';
import type { ChainState } from '../contracts/history.ts';
import { headOf } from '../event-log/postgres/entries.ts';
import { isoInstant } from '../kernel/iso-instant.ts';
import type { Sql } from '../kernel/transaction.ts';
import { venue } from '../venue.ts';
import type { Audit } from './audit.ts';
import { checkOnDemand } from './check-on-demand.ts';
import type { House } from './house.ts';

const LAST_CHECK = `
  select ${isoInstant('at')} at, events::int, flaw->>'message' flaw, jsonb_array_length(differences) differences from audit_check order by audit_check.at desc limit 1`;

const chainState = async (sql: Sql, audit: Audit): Promise<ChainState> => {
  const head = await headOf(sql);
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

export const historyRoutes = ({ sql, commands }: House, audit: Audit) => {
  const { inTransaction, whoIs, clock } = commands;
  const admissions = postgresAdmissions(sql, clock);
  const deps = { ...commands, history: postgresHistory(sql, whoIs, clock), admissions };
  const books = postgresPastBooks({
    sql,
    inTransaction,
    whoIs,
    projections: [reservationDesk, turnOccupancy],
    statistics: (tx, date) => capacityBoard(tx, venue.coversPerSlot).statistics(date),
    isClosed: (tx, date, meal) => serviceCalendar(tx).isClosed(date, meal, tx),
  });
  return historyController({
    history: deps.history,
    books,
    admissions,
    open: openPerson(deps),
    admit: admitAuditor(deps),
    mayOpen: mayOpen(deps),
    exported: (range) => audit.exportLines(range),
    state: () => chainState(sql, audit),
    check: checkOnDemand(audit),
  });
};
