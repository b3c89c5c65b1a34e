import { z } from 'zod';
import { id } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { reservationView } from './reservations.ts';
import { joinedTableIds, withTableSet } from './table-set.ts';

const tables = { tableId: id, joinedTableIds };

/**
 * Tables for the accepted request, and the reservation `move.id` that moves to the tables in `move`
 * first.
 */
export const acceptanceWithMove = withTableSet(
  z.strictObject({ ...tables, move: withTableSet(z.strictObject({ id, ...tables })) }),
).meta({ id: 'AcceptanceWithMove' });
export type AcceptanceWithMove = z.infer<typeof acceptanceWithMove>;

export const acceptWithMove = defineOperation({
  name: 'acceptWithMove',
  method: 'post',
  path: '/api/reservations/:id/accept-with-move',
  audience: 'dining-room',
  params: z.object({ id }),
  body: acceptanceWithMove,
  summary:
    'Staff move another party of the turn to other tables and accept the request: both or neither',
  answers: {
    200: z
      .object({ accepted: reservationView, moved: reservationView })
      .meta({ id: 'AcceptedWithMove' }),
    ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503),
  },
});
