import { defineEntity, p } from '@mikro-orm/core';

export const AuditorEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    username: p.text(),
    password: p.text().hidden(),
  },
});
