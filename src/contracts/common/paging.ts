import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { wholeNumber } from './whole-number.ts';

export const MAX_PAGE_SIZE = 200;
const LIMIT = fieldMessage('page_size_invalid');

/**
 * Query parameters of a paged list. The response body is an array, and the `Link` header contains
 * the URL of the next page.
 */
export const pageFields = {
  limit: wholeNumber(LIMIT, { min: 1, max: MAX_PAGE_SIZE }).default(MAX_PAGE_SIZE),
  cursor: z
    .string(fieldMessage('cursor_invalid'))
    .max(200, fieldMessage('cursor_invalid'))
    .optional(),
};
