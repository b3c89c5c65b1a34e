import { randomUUID } from 'node:crypto';
import { LockMode, UniqueConstraintViolationException, type EntitySchema } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { StaffRole } from '#src/contracts/staff/sign-in.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { InEntityTransaction } from '#src/platform/database/orm-transactions.ts';
import { deleteStaffSessions } from '#src/platform/http/session/session-store.postgres.ts';
import { insertAccountName } from '../account-names/name-commitments.postgres.ts';
import { commitToPassword } from '../credentials/credential-commitments.ts';
import { deletePin } from '../trusted-device/pin-store.postgres.ts';
import { deletePushSubscriptionsOf } from '../push/push-subscription-store.postgres.ts';
import { toAccountStream, type StaffEvent } from '../staff-events.ts';
import type { Account, AccountActor, AccountRepository } from './account-repository.ts';
import { AdminEntity } from './admin.entity.ts';
import { listAccounts } from './list-accounts.postgres.ts';
import { UserEntity } from './user.entity.ts';

type Row = { id: string; username: string; password: string; role?: StaffRole };
const ADMINS = AdminEntity as unknown as EntitySchema<Row>;
const USERS = UserEntity as unknown as EntitySchema<Row>;
const entityFor = (role: StaffRole) => (role === 'administrator' ? ADMINS : USERS);
/** Returns `administrator` for rows of `admins`, which have no role of their own. */
const roleOf = ({ role = 'administrator' }: Row): StaffRole => role;

type Deps = {
  readonly orm: MikroORM;
  readonly sql: Sql;
  readonly inEntityTransaction: InEntityTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
};

const createAccountLookup = ({ em }: MikroORM): Pick<AccountRepository, 'find' | 'hasAny'> => {
  const findIn = async (entity: EntitySchema<Row>, username: string): Promise<Account | null> => {
    const sameName = { $ilike: username.replace(/[\\%_]/g, '\\$&') };
    const found = await em.fork().findOne(entity, { username: sameName });
    return (
      found && {
        id: found.id,
        username: found.username,
        role: roleOf(found),
        password: found.password,
      }
    );
  };
  return {
    /** Always queries both tables, so that the response time does not reveal the role. */
    async find(username) {
      const [administrator, user] = await Promise.all(
        [ADMINS, USERS].map((entity) => findIn(entity, username)),
      );
      return administrator ?? user ?? null;
    },
    hasAny: async (role) =>
      (await em.fork().count(entityFor(role), role === 'administrator' ? {} : { role })) > 0,
  };
};

/**
 * Removes an account. Locks all administrators first, so two of them cannot concurrently close each
 * other's accounts.
 */
const removeAccount = async (
  entityManager: EntityManager,
  id: string,
  actor: AccountActor,
): Promise<StaffRole | 'unknown' | 'last-administrator'> => {
  const administrators = await entityManager.find(
    AdminEntity,
    {},
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const isAdministrator = (accountId: string) => administrators.some((row) => row.id === accountId);
  if (actor.startsWith('staff:') && !isAdministrator(actor.slice('staff:'.length)))
    return 'unknown';
  if (isAdministrator(id) && administrators.length === 1) return 'last-administrator';
  for (const entity of [ADMINS, USERS]) {
    const found = await entityManager.findOne(entity, { id });
    if (found && (await entityManager.nativeDelete(entity, { id })) > 0) return roleOf(found);
  }
  return 'unknown';
};

export const createAccountRepository = ({
  orm,
  sql,
  inEntityTransaction,
  record,
  clock,
}: Deps): AccountRepository => {
  const recordEvent = (tx: Sql, id: string, event: StaffEvent, actor: Actor) =>
    record(tx, toAccountStream(id), event, { at: clock.now().toISOString(), actor });
  return {
    ...createAccountLookup(orm),
    replaceHash: ({ id, role, password: known }, password) =>
      inEntityTransaction(async (tx, entityManager) => {
        const filter = { id, password: known };
        if ((await entityManager.nativeUpdate(entityFor(role), filter, { password })) === 0) return;
        const data = { passwordCommitment: commitToPassword(id, role, password) };
        await recordEvent(tx, id, { type: 'CredentialsRecorded', data }, 'system');
      }),
    changePassword: ({ id, role, password: verified }, password, actor) =>
      inEntityTransaction(async (tx, entityManager) => {
        const filter = actor.startsWith('staff:') ? { id, password: verified } : { id };
        if ((await entityManager.nativeUpdate(entityFor(role), filter, { password })) === 0)
          return null;
        const data = { passwordCommitment: commitToPassword(id, role, password) };
        await recordEvent(tx, id, { type: 'PasswordChanged', data }, actor);
        return (await deleteStaffSessions(tx, id)).length;
      }),
    add: (role, username, password, actor = 'system') =>
      inEntityTransaction(async (tx, entityManager) => {
        const id = randomUUID();
        const row = { id, username, password };
        await entityManager.insert(
          entityFor(role),
          role === 'administrator' ? row : { ...row, role },
        );
        const nameCommitment = await insertAccountName(tx, id, username);
        const passwordCommitment = commitToPassword(id, role, password);
        const data = { role, nameCommitment, passwordCommitment };
        await recordEvent(tx, id, { type: 'AccessGiven', data }, actor);
        return true;
      }).catch((error: unknown) => {
        if (error instanceof UniqueConstraintViolationException) return false;
        throw error;
      }),
    list: () => listAccounts(sql),
    close: (accountId, actor) =>
      inEntityTransaction(async (tx, entityManager) => {
        const role = await removeAccount(entityManager, accountId, actor);
        if (role === 'unknown' || role === 'last-administrator') return role;
        await deleteStaffSessions(tx, accountId);
        await deletePin(tx, accountId);
        await deletePushSubscriptionsOf(tx, accountId);
        await recordEvent(tx, accountId, { type: 'AccountClosed', data: { role } }, actor);
        return 'closed';
      }),
  };
};
