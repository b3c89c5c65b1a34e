import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { versionedColumns } from '#src/platform/database/versioned-columns.ts';
import type { ClosureService } from '#src/contracts/closures.ts';

export const ClosureEntity = defineEntity({
  name: 'Closure',
  tableName: 'service_closures',
  properties: {
    id: p.uuid().primary(),
    date: p.date().nullable(),
    weekday: p.integer().nullable(),
    service: p.string().length(10).$type<ClosureService>(),
    note: p.text().nullable(),
    active: p.boolean(),
    ...versionedColumns,
  },
});
export type ClosureEntityRow = InferEntity<typeof ClosureEntity>;
