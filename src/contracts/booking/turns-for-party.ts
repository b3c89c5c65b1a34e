import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { calendarDate, id, partySize, timeOfDay } from '../common/fields.ts';
import { judgedWish, seatWishList } from './guest-wishes.ts';
import { MAX_DESK_PARTY } from './reservation-desk-forms.ts';
import { proposedTurn } from './reservations.ts';
import { namedTableSet } from './table-set.ts';

/**
 * Availability of a turn for a party. `fits`: a free table suits. `joins`: only joined tables suit.
 * `large`: only tables for larger parties are left, which staff may use. `full`: covers do not
 * suffice, no table meets the wishes, or an accepted party would lose its seat. `over`: the turn
 * has ended.
 */
export const turnState = z.enum(['fits', 'joins', 'large', 'full', 'closed', 'over']);
export type TurnState = z.infer<typeof turnState>;

/** Another turn for the party. `floor` is null if the party gets joined tables. */
const alternativeTurn = proposedTurn
  .extend({ floor: z.int().nullable() })
  .meta({ id: 'AlternativeTurn' });
export type AlternativeTurn = z.infer<typeof alternativeTurn>;

const turnForParty = z
  .object({
    timeSlotId: id,
    startTime: timeOfDay,
    endTime: timeOfDay,
    bookedPeople: z.int(),
    maxCovers: z.int(),
    state: turnState,
    /** The wish without which a table would be free, if no table meets all wishes. */
    unmetWish: judgedWish.nullable(),
    /**
     * Free tables that suit the party, best fit first. If there are none, joined tables. Tables for
     * larger parties come last.
     */
    tables: z.array(
      namedTableSet
        .extend({ capacity: z.int(), floor: z.int(), isLarge: z.boolean() })
        .meta({ id: 'SuitableTables' }),
    ),
    /** The nearest turns with room for the party, if this turn is full or closed. */
    alternatives: z.array(alternativeTurn),
  })
  .meta({ id: 'TurnForParty' });
export type TurnForParty = z.infer<typeof turnForParty>;

export const listTurnsForParty = defineOperation({
  name: 'listTurnsForParty',
  method: 'get',
  path: '/api/reservations/turns-for-party',
  audience: 'desk',
  query: z
    .object({
      date: calendarDate(fieldMessage('date_required')),
      numberOfPeople: partySize(
        MAX_DESK_PARTY,
        fieldMessage('desk_party_too_large', { max: MAX_DESK_PARTY }),
      ),
      /** Codes of wishes, separated by commas. */
      seatWishes: seatWishList.optional(),
    })
    .meta({ id: 'PartySearch' }),
  summary: 'The turns of a date for a party that telephones, each with the tables that suit it',
  answers: { 200: z.array(turnForParty), ...refusalAnswers(400, 401) },
});
