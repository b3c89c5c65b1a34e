import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { DescriptionTranslations } from '#src/contracts/common/translations.ts';
import { versionedColumns } from '#src/platform/database/versioned-columns.ts';

export const PhotographEntity = defineEntity({
  name: 'Photograph',
  tableName: 'photographs',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    imageUrl: p.text(),
    description: p.text(),
    translations: p.json<DescriptionTranslations>().defaultRaw(`'{}'`),
    position: p.integer(),
    isShown: p.boolean().default(true),
    ...versionedColumns,
  },
});
export type PhotographRow = InferEntity<typeof PhotographEntity>;
