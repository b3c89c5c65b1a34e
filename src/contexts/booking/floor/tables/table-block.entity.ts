import { defineEntity, p } from '@mikro-orm/core';

export const TableBlockEntity = defineEntity({
  name: 'TableBlock',
  tableName: 'daily_settings',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    date: p.date(),
    tableId: p.uuid(),
    timeSlotId: p.uuid(),
    isAvailable: p.boolean(),
    maxReservations: p.integer().$type<0 | 1>(),
  },
});
