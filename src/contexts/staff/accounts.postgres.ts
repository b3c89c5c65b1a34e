import { randomUUID } from 'node:crypto';
import type { EntitySchema } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { StaffRole } from '../../contracts/staff.ts';
import type { RecordChange } from '../../event-log/record.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { InTransaction, Sql } from '../../kernel/transaction.ts';
import { endSessionsOf } from '../../platform/http/session-store.postgres.ts';
import { keepAccountName } from './account-names.postgres.ts';
import { listAccounts, removeAccount } from './account-rows.postgres.ts';
import type { Account, Accounts, Actor } from './accounts.ts';
import { AdminEntity } from './admin.entity.ts';
import { accountStream, type StaffEvent } from './staff-events.ts';
import { UserEntity } from './user.entity.ts';

type Row = { id: string; username: string; password: string };
const entityOf = { administrator: AdminEntity, auditor: UserEntity } as unknown as Record<
  StaffRole,
  EntitySchema<Row>
>;
const ROLES: readonly StaffRole[] = ['administrator', 'auditor'];

const tableOf: Record<StaffRole, string> = { administrator: 'admins', auditor: 'users' };

type Deps = {
  readonly orm: MikroORM;
  readonly sql: Sql;
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
};

/** Accounts as rows; that one was made, or got another password, goes into the log in the same transaction. */
export const postgresAccounts = ({ orm, sql, inTransaction, record, clock }: Deps): Accounts => {
  const cause = (actor: Actor = 'system') => ({ at: clock.now().toISOString(), actor });
  const findAs = async (role: StaffRole, username: string): Promise<Account | null> => {
    // Both statements always run, so that time does not tell an auditor from an administrator.
    const found = await orm.em
      .fork()
      .findOne(entityOf[role], { username: { $ilike: username.replace(/[\\%_]/g, '\\$&') } });
    return found
      ? { id: found.id, username: found.username, role, password: found.password }
      : null;
  };
  return {
    async find(username) {
      const [administrator, auditor] = await Promise.all(
        ROLES.map((role) => findAs(role, username)),
      );
      return administrator ?? auditor ?? null;
    },
    async strengthenPassword({ id, role, password: known }, password) {
      await orm.em.fork().nativeUpdate(entityOf[role], { id, password: known }, { password });
    },
    changePassword: ({ id, role, password: verified }, password, actor) =>
      inTransaction(async (tx) => {
        const taken = await tx(
          `update ${tableOf[role]} set password = ? where id = ? and (? or password = ?) returning 1`,
          [password, id, !actor.startsWith('staff:'), verified],
        );
        if (taken.length === 0) return null;
        const changed: StaffEvent = { type: 'PasswordChanged', data: {} };
        await record(tx, accountStream(id), changed, cause(actor));
        return (await endSessionsOf(tx, id)).length;
      }),
    add: (role, username, password, actor) =>
      inTransaction(async (tx) => {
        const id = randomUUID();
        const made = await tx(
          `insert into ${tableOf[role]} (id, username, password) values (?, ?, ?) on conflict do nothing returning 1`,
          [id, username, password],
        );
        if (made.length === 0) return false;
        const given: StaffEvent = {
          type: 'AccessGiven',
          data: { role, nameCommitment: await keepAccountName(tx, id, username) },
        };
        await record(tx, accountStream(id), given, cause(actor));
        return true;
      }),
    list: () => listAccounts(sql),
    close: (accountId, actor) =>
      inTransaction(async (tx) => {
        const role = await removeAccount(tx, accountId, actor);
        if (role === 'unknown' || role === 'last-administrator') return role;
        await endSessionsOf(tx, accountId);
        const closed: StaffEvent = { type: 'AccountClosed', data: { role } };
        await record(tx, accountStream(accountId), closed, cause(actor));
        return 'closed';
      }),
    any: async (role) => (await orm.em.fork().count(entityOf[role])) > 0,
  };
};
