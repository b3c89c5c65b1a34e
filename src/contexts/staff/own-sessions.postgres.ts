import type { Sql } from '../../kernel/transaction.ts';
import { endOtherSessions, sessionsOf } from '../../platform/http/session-store.postgres.ts';
import type { OwnSessions } from './own-sessions.ts';

export const postgresOwnSessions = (sql: Sql): OwnSessions => ({
  list: (staffId, binding) => sessionsOf(sql, staffId, binding),
  endOthers: async (tx, staffId, binding, session) =>
    (await endOtherSessions(tx, staffId, binding, session)).length,
});
