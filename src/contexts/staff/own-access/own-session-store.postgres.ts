import type { Sql } from '#src/kernel/transaction.ts';
import {
  deleteOtherSessions,
  readSecondsLeft,
  listStaffSessions,
} from '#src/platform/http/session/session-store.postgres.ts';
import type { OwnSessionStore } from './own-session-store.ts';

export const createOwnSessionStore = (sql: Sql): OwnSessionStore => ({
  list: (staffId, binding) => listStaffSessions(sql, staffId, binding),
  secondsLeft: (binding) => readSecondsLeft(sql, binding),
  endOthers: async (tx, staffId, binding, session) =>
    (await deleteOtherSessions(tx, staffId, binding, session)).length,
});
