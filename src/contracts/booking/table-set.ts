import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { id } from '../common/fields.ts';

export const MAX_JOINED_TABLES = 24;

/** Tables that are joined with the table `tableId`. */
export const joinedTableIds = z
  .array(id, fieldMessage('joined_tables_invalid'))
  .max(MAX_JOINED_TABLES, fieldMessage('joined_tables_invalid'))
  .optional();

type TableSetFields = {
  readonly tableId?: string | null | undefined;
  readonly joinedTableIds?: readonly string[] | undefined;
};

const isTableSet = ({ tableId, joinedTableIds: joined = [] }: TableSetFields): boolean =>
  joined.length === 0 || (Boolean(tableId) && new Set([tableId, ...joined]).size > joined.length);

/**
 * Adds the rules for joined tables to a schema. They require a `tableId`, and no table may appear
 * twice.
 */
export const withTableSet = <Schema extends z.ZodType<TableSetFields>>(schema: Schema): Schema =>
  schema.refine(isTableSet, {
    path: ['joinedTableIds'],
    message: fieldMessage('joined_tables_invalid'),
  });

export const tablesOfParty = {
  tableId: id.nullable(),
  /** The other tables of a party that sits at joined tables. */
  joinedTableIds: z.array(id),
  /** Name of the table or the joined tables, such as `Sala 7+8`. */
  tableName: z.string().nullable(),
  /** True if the party must not be moved to another table to make room. */
  tablePinned: z.boolean(),
};

/** One table or joined tables, with the name that screens show, such as `Sala 7+8`. */
export const namedTableSet = z
  .object({ id, name: z.string(), joinedTableIds: z.array(id) })
  .meta({ id: 'NamedTables' });
export type NamedTableSet = z.infer<typeof namedTableSet>;
