import { z } from 'zod';
import { defineOperation } from '../common/api-operation.ts';

export const answerTime = z
  .object({
    /** Whole minutes of opening hours, or null if there are too few answers. */
    minutes: z.int().nullable(),
  })
  .meta({ id: 'AnswerTime' });
export type AnswerTime = z.infer<typeof answerTime>;

export const readAnswerTime = defineOperation({
  name: 'readAnswerTime',
  method: 'get',
  path: '/api/reservations/answer-time',
  audience: 'public',
  summary:
    'Within how many minutes of opening hours staff answered four of five requests of the last 30 days',
  answers: { 200: answerTime },
});

const HOUR_MINUTES = 60;

/** Returns the values for the texts about the answer time. `hours` is 0 below one hour. */
export const toAnswerTimeValues = (minutes: number) => ({
  minutes,
  hours: Math.floor(minutes / HOUR_MINUTES),
  half: minutes % HOUR_MINUTES > 0 ? ('yes' as const) : ('no' as const),
});
