import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

/** Also the default. */
export const MAX_PAGE_SIZE = 200;
const LIMIT = `Il numero di righe deve essere compreso tra 1 e ${MAX_PAGE_SIZE}`;

/** The response is an array; its `Link` header has the next page's URL. */
export const pageFields = {
  limit: wholeNumber(LIMIT, { min: 1, max: MAX_PAGE_SIZE }).default(MAX_PAGE_SIZE),
  /** Opaque value from the `Link` header. */
  cursor: z.string('Posizione non valida').max(200, 'Posizione non valida').optional(),
};
