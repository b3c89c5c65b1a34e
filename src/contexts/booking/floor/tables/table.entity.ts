import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { versionedColumns } from '#src/platform/database/versioned-columns.ts';

export const TableEntity = defineEntity({
  name: 'Table',
  tableName: 'tables',
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(50),
    floor: p.integer(),
    capacity: p.integer(),
    capacityMin: p.integer().nullable(),
    isActive: p.boolean(),
    description: p.text().nullable(),
    retiredAt: p.datetime().nullable(),
    ...versionedColumns,
  },
});
export type TableRow = InferEntity<typeof TableEntity>;
