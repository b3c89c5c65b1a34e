import type { Sql } from '../../kernel/transaction.ts';
import {
  deleteOtherSessions,
  listStaffSessions,
} from '../../platform/http/session-store.postgres.ts';
import type { OwnSessionStore } from './own-sessions.ts';

export const createOwnSessionStore = (sql: Sql): OwnSessionStore => ({
  list: (staffId, binding) => listStaffSessions(sql, staffId, binding),
  endOthers: async (tx, staffId, binding, session) =>
    (await deleteOtherSessions(tx, staffId, binding, session)).length,
});
