import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { id } from '../common/fields.ts';
import { descriptionTranslations } from '../common/translations.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

export const MAX_COORDINATE = 100;

const POSITION = fieldMessage('plan_position_invalid', { max: MAX_COORDINATE });

const coordinate = z.int(POSITION).min(0, POSITION).max(MAX_COORDINATE, POSITION);

/**
 * Centre of a table on the floor plan. `x` is the percentage of the width from the left, `y` that
 * of the height from the top.
 */
export const tablePosition = z
  .strictObject({ x: coordinate, y: coordinate }, POSITION)
  .meta({ id: 'TablePosition' });
export type TablePosition = z.infer<typeof tablePosition>;

export const tableShape = z
  .enum(['round', 'square', 'rectangle'], fieldMessage('shape_invalid'))
  .meta({ id: 'TableShape' });
export type TableShape = z.infer<typeof tableShape>;

export const plannedTable = z
  .object({
    tableId: id,
    tableName: z.string(),
    floor: z.int(),
    capacity: z.int(),
    /** Smallest party that may book the table. */
    capacityMin: z.int().nullable(),
    description: z.string().nullable(),
    position: tablePosition.nullable(),
    shape: tableShape.nullable(),
    translations: descriptionTranslations.meta({
      description: 'The description by language (en, es, fr). A missing text is shown in Italian',
    }),
  })
  .meta({ id: 'PlannedTable' });
export type PlannedTable = z.infer<typeof plannedTable>;

export const readFloorPlan = defineOperation({
  name: 'readFloorPlan',
  method: 'get',
  path: '/api/floor-plan',
  audience: 'public',
  cacheable: 'until-next-event',
  summary: 'The active tables with their position and shape on the plan of each floor',
  answers: { 200: z.array(plannedTable), 304: null, ...refusalAnswers(429) },
});
