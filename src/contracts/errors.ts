import { z } from 'zod';

/** Every refusal of the API: a sentence for a person, a stable code for a program (decision 14). */
export const apiError = z.object({
  message: z.string().meta({ description: 'Italian sentence for a person' }),
  code: z.string().meta({ description: 'stable snake_case code' }),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
}).meta({ id: 'ApiError' });
export type ApiError = z.infer<typeof apiError>;
