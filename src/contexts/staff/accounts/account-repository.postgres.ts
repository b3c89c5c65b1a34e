import { randomUUID } from 'node:crypto';
import type { EntitySchema } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { StaffRole } from '#src/contracts/staff/sign-in.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { deleteStaffSessions } from '#src/platform/http/session/session-store.postgres.ts';
import { insertAccountName } from '../account-names/name-commitments.postgres.ts';
import { listAccounts, removeAccount } from './list-and-remove-accounts.postgres.ts';
import type { Account, AccountRepository, AccountActor } from './account-repository.ts';
import { AdminEntity } from './admin.entity.ts';
import { toAccountStream, type StaffEvent } from '../staff-events.ts';
import { AuditorEntity } from './auditor.entity.ts';

type Row = { id: string; username: string; password: string };
const ENTITY_BY_ROLE = { administrator: AdminEntity, auditor: AuditorEntity } as unknown as Record<
  StaffRole,
  EntitySchema<Row>
>;
const ROLES: readonly StaffRole[] = ['administrator', 'auditor'];

const TABLE_BY_ROLE: Record<StaffRole, string> = { administrator: 'admins', auditor: 'users' };

type Deps = {
  readonly orm: MikroORM;
  readonly sql: Sql;
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
};

const updatePassword = async (
  tx: Sql,
  { id, role, password, onlyIf }: Omit<Account, 'username'> & { onlyIf: string | null },
): Promise<boolean> => {
  const updated = await tx(
    `update ${TABLE_BY_ROLE[role]} set password = ? where id = ? and (? or password = ?) returning 1`,
    [password, id, onlyIf === null, onlyIf ?? ''],
  );
  return updated.length > 0;
};

const insertAccount = async (
  tx: Sql,
  { id, role, username, password }: Account,
): Promise<boolean> => {
  const inserted = await tx(
    `insert into ${TABLE_BY_ROLE[role]} (id, username, password) values (?, ?, ?) on conflict do nothing returning 1`,
    [id, username, password],
  );
  return inserted.length > 0;
};

const createAccountLookup = (
  orm: MikroORM,
): Pick<AccountRepository, 'find' | 'replaceHash' | 'hasAny'> => {
  const findAs = async (role: StaffRole, username: string): Promise<Account | null> => {
    // `find` always queries both roles, so that the response time does not reveal the role.
    const found = await orm.em
      .fork()
      .findOne(ENTITY_BY_ROLE[role], { username: { $ilike: username.replace(/[\\%_]/g, '\\$&') } });
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
    async replaceHash({ id, role, password: known }, password) {
      await orm.em.fork().nativeUpdate(ENTITY_BY_ROLE[role], { id, password: known }, { password });
    },
    hasAny: async (role) => (await orm.em.fork().count(ENTITY_BY_ROLE[role])) > 0,
  };
};

export const createAccountRepository = ({
  orm,
  sql,
  inTransaction,
  record,
  clock,
}: Deps): AccountRepository => {
  const cause = (actor: AccountActor = 'system') => ({ at: clock.now().toISOString(), actor });
  return {
    ...createAccountLookup(orm),
    changePassword: ({ id, role, password: verified }, password, actor) =>
      inTransaction(async (tx) => {
        const onlyIf = actor.startsWith('staff:') ? verified : null;
        if (!(await updatePassword(tx, { id, role, password, onlyIf }))) return null;
        const changed: StaffEvent = { type: 'PasswordChanged', data: {} };
        await record(tx, toAccountStream(id), changed, cause(actor));
        return (await deleteStaffSessions(tx, id)).length;
      }),
    add: (role, username, password, actor) =>
      inTransaction(async (tx) => {
        const id = randomUUID();
        if (!(await insertAccount(tx, { id, role, username, password }))) return false;
        const given: StaffEvent = {
          type: 'AccessGiven',
          data: { role, nameCommitment: await insertAccountName(tx, id, username) },
        };
        await record(tx, toAccountStream(id), given, cause(actor));
        return true;
      }),
    list: () => listAccounts(sql),
    close: (accountId, actor) =>
      inTransaction(async (tx) => {
        const role = await removeAccount(tx, accountId, actor);
        if (role === 'unknown' || role === 'last-administrator') return role;
        await deleteStaffSessions(tx, accountId);
        const closed: StaffEvent = { type: 'AccountClosed', data: { role } };
        await record(tx, toAccountStream(accountId), closed, cause(actor));
        return 'closed';
      }),
  };
};
