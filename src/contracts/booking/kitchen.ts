import { z } from 'zod';
import { id, timeOfDay } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { allergiesView } from './guest-allergies.ts';

/** A party as the kitchen sees it, without name, telephone number and notes of the guest. */
export const kitchenParty = z
  .object({
    id,
    time: timeOfDay.meta({ description: 'Expected arrival; without one, the start of the turn' }),
    numberOfPeople: z.int(),
    tableName: z.string().nullable(),
    allergies: allergiesView.nullable(),
  })
  .meta({ id: 'KitchenParty' });
export type KitchenParty = z.infer<typeof kitchenParty>;

export const kitchenDay = z
  .object({
    date: z.iso.date().meta({ description: 'The service day, which ends at 04:00' }),
    parties: z.array(kitchenParty),
  })
  .meta({ id: 'KitchenDay' });
export type KitchenDay = z.infer<typeof kitchenDay>;

export const readKitchenDay = defineOperation({
  name: 'readKitchenDay',
  method: 'get',
  path: '/api/kitchen',
  audience: 'kitchen',
  summary: 'The accepted parties of the running service day, in order of time, without names',
  answers: { 200: kitchenDay, ...refusalAnswers(401) },
});
