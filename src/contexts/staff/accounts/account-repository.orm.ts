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
import { deletePushSubscriptionsOf } from '../push/push-subscription-store.postgres.ts';
import { toAccountStream, type StaffEvent } from '../staff-events.ts';
import type { Account, AccountActor, AccountRepository } from './account-repository.ts';
import { AdminEntity } from './admin.entity.ts';
import { AuditorEntity } from './auditor.entity.ts';
import { listAccounts } from './list-accounts.postgres.ts';

type Row = { id: string; username: string; password: string };
const ENTITY_BY_ROLE = { administrator: AdminEntity, auditor: AuditorEntity } as unknown as Record<
  StaffRole,
  EntitySchema<Row>
>;
const ROLES: readonly StaffRole[] = ['administrator', 'auditor'];

type Deps = {
  readonly orm: MikroORM;
  readonly sql: Sql;
  readonly inEntityTransaction: InEntityTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
};

const createAccountLookup = ({
  em,
}: MikroORM): Pick<AccountRepository, 'find' | 'replaceHash' | 'hasAny'> => {
  const findAs = async (role: StaffRole, username: string): Promise<Account | null> => {
    const sameName = { $ilike: username.replace(/[\\%_]/g, '\\$&') };
    const found = await em.fork().findOne(ENTITY_BY_ROLE[role], { username: sameName });
    return found && { id: found.id, username: found.username, role, password: found.password };
  };
  return {
    /** Always queries both roles, so that the response time does not reveal the role. */
    async find(username) {
      const [administrator, auditor] = await Promise.all(
        ROLES.map((role) => findAs(role, username)),
      );
      return administrator ?? auditor ?? null;
    },
    async replaceHash({ id, role, password: known }, password) {
      await em.fork().nativeUpdate(ENTITY_BY_ROLE[role], { id, password: known }, { password });
    },
    hasAny: async (role) => (await em.fork().count(ENTITY_BY_ROLE[role])) > 0,
  };
};

/**
 * Locks the rows of all administrators, so that two administrators cannot close each other
 * concurrently. `unknown` also means that the acting administrator no longer exists.
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
  for (const role of ROLES)
    if ((await entityManager.nativeDelete(ENTITY_BY_ROLE[role], { id })) > 0) return role;
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
    changePassword: ({ id, role, password: verified }, password, actor) =>
      inEntityTransaction(async (tx, entityManager) => {
        const filter = actor.startsWith('staff:') ? { id, password: verified } : { id };
        if ((await entityManager.nativeUpdate(ENTITY_BY_ROLE[role], filter, { password })) === 0)
          return null;
        await recordEvent(tx, id, { type: 'PasswordChanged', data: {} }, actor);
        return (await deleteStaffSessions(tx, id)).length;
      }),
    add: (role, username, password, actor = 'system') =>
      inEntityTransaction(async (tx, entityManager) => {
        const id = randomUUID();
        await entityManager.insert(ENTITY_BY_ROLE[role], { id, username, password });
        const nameCommitment = await insertAccountName(tx, id, username);
        await recordEvent(tx, id, { type: 'AccessGiven', data: { role, nameCommitment } }, actor);
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
        await deletePushSubscriptionsOf(tx, accountId);
        await recordEvent(tx, accountId, { type: 'AccountClosed', data: { role } }, actor);
        return 'closed';
      }),
  };
};
