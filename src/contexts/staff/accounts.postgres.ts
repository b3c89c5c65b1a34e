import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException, type EntitySchema } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { StaffRole } from '../../contracts/staff.ts';
import type { Account, Accounts } from './accounts.ts';
import { AdminEntity } from './admin.entity.ts';
import { UserEntity } from './user.entity.ts';

type Row = { id: string; username: string; password: string };
const entityOf = { administrator: AdminEntity, auditor: UserEntity } as unknown as Record<StaffRole, EntitySchema<Row>>;
const ROLES: readonly StaffRole[] = ['administrator', 'auditor'];

export const postgresAccounts = (orm: MikroORM): Accounts => {
  const findAs = async (role: StaffRole, username: string): Promise<Account | null> => {
    // Both statements always run, so that time does not tell an auditor from an administrator.
    const found = await orm.em.fork().findOne(entityOf[role], { username: { $ilike: username.replace(/[\\%_]/g, '\\$&') } });
    return found ? { id: found.id, username: found.username, role, password: found.password } : null;
  };
  return {
    async find(username) {
      const [administrator, auditor] = await Promise.all(ROLES.map((role) => findAs(role, username)));
      return administrator ?? auditor ?? null;
    },
    async changePassword({ id, role }, password) {
      await orm.em.fork().nativeUpdate(entityOf[role], { id }, { password });
    },
    async add(role, username, password) {
      const em = orm.em.fork();
      try {
        em.create(entityOf[role], { id: randomUUID(), username, password });
        await em.flush();
        return true;
      } catch (error) {
        if (error instanceof UniqueConstraintViolationException) return false;
        throw error;
      }
    },
    any: async (role) => (await orm.em.fork().count(entityOf[role])) > 0,
  };
};
