import { z } from 'zod';
import { customerEmail, customerPhone, id, instant } from './fields.ts';
import { operation, refusals } from './operation.ts';

const ONE = 'Indica un telefono o un indirizzo email';

/** Who is meant: the phone or the e-mail that the person gave, or both; what matches either is found. */
export const personAsked = z.strictObject({ phone: customerPhone.nullish(), email: customerEmail })
  .refine(({ phone, email }) => Boolean(phone ?? email), { message: ONE, path: ['phone'] })
  .meta({ id: 'PersonAsked' });
export type PersonAsked = z.infer<typeof personAsked>;

export const matterKind = z.enum(['reservation', 'quote', 'contact']);
export type MatterKind = z.infer<typeof matterKind>;

export const matter = z.object({
  kind: matterKind,
  id,
  reference: z.string(),
  /** When it began. */
  at: instant,
  /** Everything that the vault holds of it: what the person said first, then what staff noted. */
  data: z.array(z.record(z.string(), z.string().nullable())),
  /** What happened, without a word about the person. */
  history: z.array(z.object({ type: z.string(), at: instant, actor: z.enum(['guest', 'staff', 'system', 'console']) })),
}).meta({ id: 'Matter' });
export type Matter = z.infer<typeof matter>;

export const personFile = z.object({
  matters: z.array(matter),
  /** Open reservations of today or later: call before erasing. */
  upcoming: z.array(z.string()),
}).meta({ id: 'PersonFile' });
export type PersonFile = z.infer<typeof personFile>;

export const erasureReceipt = z.object({ matters: z.int(), erased: z.int() }).meta({ id: 'ErasureReceipt' });
export type ErasureReceipt = z.infer<typeof erasureReceipt>;

export const openPersonFile = operation({
  name: 'openPersonFile', method: 'post', path: '/api/personal-data/search', audience: 'administrator', body: personAsked,
  summary: 'Everything known of a person, to hand it over or to erase it; that it was opened is recorded',
  answers: { 200: personFile, ...refusals(400, 401, 403, 413, 415, 503) },
});

export const erasePerson = operation({
  name: 'erasePerson', method: 'post', path: '/api/personal-data/erase', audience: 'administrator', body: personAsked,
  summary: 'Erases everything known of a person; the history keeps its numbers and still verifies',
  answers: { 200: erasureReceipt, ...refusals(400, 401, 403, 404, 413, 415, 503) },
});
