import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { TurnKey } from '#src/contracts/booking/time-slots.ts';
import { versionedColumns } from '#src/platform/database/versioned-columns.ts';

export const TimeSlotEntity = defineEntity({
  name: 'TimeSlot',
  tableName: 'time_slots',
  properties: {
    id: p.uuid().primary(),
    startTime: p.text(),
    endTime: p.text(),
    isActive: p.boolean(),
    description: p.text().nullable(),
    maxCovers: p.integer(),
    turnKey: p.text().$type<TurnKey>().nullable(),
    retiredAt: p.datetime().nullable(),
    ...versionedColumns,
  },
});
export type TimeSlotRow = InferEntity<typeof TimeSlotEntity>;
