import { z } from 'zod';
import { languages } from '../languages.ts';

export const apiError = z
  .object({
    message: z.string().meta({
      description: `Sentence for a person: in the language of Accept-Language (${languages.join(', ')}) for visitors, Italian for staff`,
    }),
    code: z.string().meta({ description: 'stable snake_case code' }),
    fields: z.record(z.string(), z.string()).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'ApiError' });
export type ApiError = z.infer<typeof apiError>;
