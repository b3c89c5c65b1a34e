import { defineEntity, p } from '@mikro-orm/core';

export const AdminEntity = defineEntity({
  name: 'Admin',
  tableName: 'admins',
  properties: {
    id: p.uuid().primary(),
    username: p.text(),
    password: p.text().hidden(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});
