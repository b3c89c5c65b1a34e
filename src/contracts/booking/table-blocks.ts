import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { calendarDate, id } from '../common/fields.ts';

const block = {
  date: calendarDate(fieldMessage('date_required')),
  tableId: id,
  timeSlotId: id,
  isAvailable: z.boolean(fieldMessage('boolean_required')),
  maxReservations: z.literal([0, 1], fieldMessage('one_party_per_table')),
};

export const tableBlock = z.object(block).meta({ id: 'TableBlock' });
export type TableBlock = z.infer<typeof tableBlock>;

export const strandedParty = z
  .object({
    id,
    reference: z.string(),
    customerName: z.string().nullable(),
    numberOfPeople: z.int(),
  })
  .meta({ id: 'StrandedParty' });
export type StrandedParty = z.infer<typeof strandedParty>;

export const changedTableBlock = tableBlock
  .extend({
    withoutTable: z.array(strandedParty).meta({
      description: 'Parties without a table of their own that can have none because of the block',
    }),
  })
  .meta({ id: 'ChangedTableBlock' });
export type ChangedTableBlock = z.infer<typeof changedTableBlock>;

export const tableBlockDraft = z
  .strictObject({
    ...block,
    isAvailable: block.isAvailable.default(true),
    maxReservations: block.maxReservations.default(1),
  })
  .meta({ id: 'TableBlockDraft' });

export const unavailableTable = z
  .object({
    tableId: id,
    timeSlotId: id,
    state: z.enum(['blocked', 'taken']),
    reservation: z
      .object({
        id,
        reference: z.string(),
        numberOfPeople: z.int(),
        status: z.enum(['pending', 'confirmed', 'completed']),
      })
      .nullable(),
  })
  .meta({ id: 'TableHold' });
export type UnavailableTable = z.infer<typeof unavailableTable>;

export const listUnavailableTables = defineOperation({
  name: 'listUnavailableTables',
  method: 'get',
  path: '/api/table-blocks',
  audience: 'desk',
  query: z.object({ date: calendarDate(fieldMessage('date_required')) }),
  summary: 'Which tables are blocked or taken on a date, per time slot',
  answers: { 200: z.array(unavailableTable), ...refusalAnswers(400, 401) },
});

export const setTableBlock = defineOperation({
  name: 'setTableBlock',
  method: 'put',
  path: '/api/table-blocks',
  audience: 'dining-room',
  body: tableBlockDraft,
  summary:
    'Blocks one table for one time slot on one date (isAvailable false, or maxReservations 0), or frees it again',
  answers: { 200: changedTableBlock, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});
