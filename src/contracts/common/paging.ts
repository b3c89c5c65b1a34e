import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

/** Rows of one answer at most, and where nothing was said. */
export const MAX_PAGE_SIZE = 200;
const LIMIT = `Il numero di righe deve essere compreso tra 1 e ${MAX_PAGE_SIZE}`;

/**
 * Query fields of a list that is read in pages. The answer stays a plain array; while more follows, its header `Link`
 * names the address of the next page, `<…>; rel="next"`, with the cursor in it.
 */
export const pageFields = {
  limit: wholeNumber(LIMIT, { min: 1, max: MAX_PAGE_SIZE }).default(MAX_PAGE_SIZE),
  /** Opaque: as the last answer gave it. */
  cursor: z.string('Posizione non valida').max(200, 'Posizione non valida').optional(),
};
