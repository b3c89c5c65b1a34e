import { defineEntity, p } from '@mikro-orm/core';

/** An auditor: may only read the history. The password is an argon2id hash. */
export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    username: p.text(),
    password: p.text().hidden(),
  },
});
