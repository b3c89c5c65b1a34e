import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

export const MAX_PAGE_SIZE = 200;
const LIMIT = `Il numero di righe deve essere compreso tra 1 e ${MAX_PAGE_SIZE}`;

/** The response body is an array. The `Link` header contains the URL of the next page. */
export const pageFields = {
  limit: wholeNumber(LIMIT, { min: 1, max: MAX_PAGE_SIZE }).default(MAX_PAGE_SIZE),
  cursor: z.string('Posizione non valida').max(200, 'Posizione non valida').optional(),
};
