import { defineEntity, p } from '@mikro-orm/core';

/** Accounts of every role except owners. Accounts of owners are rows of `admins`. */
export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    username: p.text(),
    password: p.text().hidden(),
    role: p.text(),
  },
});
