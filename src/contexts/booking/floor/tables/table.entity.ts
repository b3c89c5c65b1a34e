import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { TableShape } from '#src/contracts/booking/floor-plan.ts';
import type { DescriptionTranslations } from '#src/contracts/common/translations.ts';
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
    joinGroup: p.string().length(50).nullable(),
    isActive: p.boolean(),
    description: p.text().nullable(),
    planX: p.integer().nullable(),
    planY: p.integer().nullable(),
    shape: p.text().$type<TableShape>().nullable(),
    translations: p.json<DescriptionTranslations>().defaultRaw(`'{}'`),
    retiredAt: p.datetime().nullable(),
    ...versionedColumns,
  },
});
export type TableRow = InferEntity<typeof TableEntity>;
