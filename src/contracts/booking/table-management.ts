import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { id, instant, nameLine, optionalLine, optionalText } from '../common/fields.ts';
import { roomOpeningView } from './rooms.ts';
import { tablePosition, tableShape } from './floor-plan.ts';
import { MAX_LENGTHS } from '../common/limits.ts';
import {
  createDescriptionTranslationsDraft,
  descriptionTranslations,
} from '../common/translations.ts';
import { wholeNumber } from '../common/whole-number.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

const CAPACITY = fieldMessage('capacity_invalid');
const MINIMUM = fieldMessage('minimum_invalid');
const FLOOR = fieldMessage('floor_invalid');
const SHAPE = fieldMessage('shape_invalid');
const ON_OR_OFF = fieldMessage('boolean_required');

export const MAX_DESCRIPTION_LENGTH = 300;

const MAX_SEATS = 200;

const seats = (message: string) =>
  wholeNumber(message, {
    min: 1,
    max: MAX_SEATS,
    tooLarge: fieldMessage('desk_party_too_large', { max: MAX_SEATS }),
  });

const fields = {
  name: nameLine(MAX_LENGTHS.tableName, fieldMessage('name_required')),
  capacity: seats(CAPACITY),
  description: optionalText(MAX_DESCRIPTION_LENGTH),
  floor: wholeNumber(FLOOR, { min: 0, max: 2 }),
  /** Smallest party that may book the table. If empty or null, any party may book it. */
  capacityMin: z.union([z.literal(['', null]).transform(() => null), seats(MINIMUM)], MINIMUM),
  /** Tables of one floor with the same group can be put together. */
  joinGroup: optionalLine(MAX_LENGTHS.tableName),
  isActive: z.boolean(ON_OR_OFF),
  /** Position on the floor plan. Tables without one appear in a row. */
  position: tablePosition.nullable(),
  /**
   * Shape on the floor plan. If empty or null, small tables are round and large ones rectangular.
   */
  shape: z.union([z.literal(['', null]).transform(() => null), tableShape], SHAPE),
  /** Translations of the description, which itself is Italian. */
  translations: createDescriptionTranslationsDraft(MAX_DESCRIPTION_LENGTH),
};

const MINIMUM_ABOVE_CAPACITY = fieldMessage('minimum_above_capacity');

/**
 * Returns false if the minimum exceeds the capacity. Returns true for an invalid capacity, because
 * another rule reports it.
 */
export const isMinimumWithinCapacity = ({
  capacity,
  capacityMin,
}: {
  capacity: number;
  capacityMin: number | null;
}): boolean => capacity < 1 || (capacityMin ?? 0) <= capacity;

export const tableDraft = z
  .strictObject({
    ...fields,
    floor: fields.floor.default(0),
    capacityMin: fields.capacityMin.default(null),
    isActive: fields.isActive.default(true),
    position: fields.position.default(null),
    shape: fields.shape.default(null),
    translations: fields.translations.default({}),
  })
  .refine(isMinimumWithinCapacity, { path: ['capacityMin'], message: MINIMUM_ABOVE_CAPACITY })
  .meta({ id: 'TableDraft' });
export type TableDraft = z.infer<typeof tableDraft>;

export const tableChange = z.strictObject(fields).partial().meta({ id: 'TableChange' });
export type TableChange = z.infer<typeof tableChange>;

export const tableView = z
  .object({
    id,
    name: z.string(),
    floor: z.int(),
    capacity: z.int(),
    capacityMin: z.int().nullable(),
    joinGroup: z.string().nullable(),
    isActive: z.boolean(),
    description: z.string().nullable(),
    position: tablePosition.nullable(),
    shape: tableShape.nullable(),
    translations: descriptionTranslations,
    /** When the room of the table is open. Only the list of tables has it. */
    room: roomOpeningView.optional(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Table' });
export type TableView = z.infer<typeof tableView>;

/**
 * A saved table. `upcoming` counts its upcoming reservations, which staff should check. The change
 * itself alters no reservation (spec note 11).
 */
export const changedTable = tableView
  .extend({
    upcoming: z.int(),
    /** Number of upcoming parties larger than the table. */
    tooLarge: z.int(),
  })
  .meta({ id: 'ChangedTable' });
export type ChangedTable = z.infer<typeof changedTable>;

export const removalResult = z.object({ id, retired: z.boolean() }).meta({ id: 'Removal' });
export type RemovalResult = z.infer<typeof removalResult>;

const byId = z.object({ id });

export const listTables = defineOperation({
  name: 'listTables',
  method: 'get',
  path: '/api/tables',
  audience: 'desk',
  summary: 'All tables but the retired ones, by floor and name',
  answers: { 200: z.array(tableView), ...refusalAnswers(401) },
});

export const addTable = defineOperation({
  name: 'addTable',
  method: 'post',
  path: '/api/tables',
  audience: 'administrator',
  body: tableDraft,
  summary: 'Adds a table',
  answers: { 201: tableView, ...refusalAnswers(400, 401, 403, 409, 503) },
});

export const changeTable = defineOperation({
  name: 'changeTable',
  method: 'put',
  path: '/api/tables/:id',
  audience: 'administrator',
  params: byId,
  body: tableChange,
  summary:
    'Changes a table; reservations already made keep what they were made with. Accepts If-Match with updatedAt',
  answers: { 200: changedTable, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});

export const removeTable = defineOperation({
  name: 'removeTable',
  method: 'delete',
  path: '/api/tables/:id',
  audience: 'administrator',
  params: byId,
  summary:
    'Erases a table, or retires it when past reservations were made with it. Accepts If-Match with updatedAt',
  answers: { 200: removalResult, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});
