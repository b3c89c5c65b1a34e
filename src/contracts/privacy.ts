import { z } from 'zod';
import { customerEmail, customerPhone, id, instant, optionalLine } from './fields.ts';
import { operation, refusals } from './operation.ts';

const ONE = 'Indica un telefono o un indirizzo email';

const person = {
  phone: customerPhone.nullish(),
  email: customerEmail,
  /** Id or reference of a reservation: finds a guest who left neither phone nor e-mail. */
  reservation: optionalLine(40),
};
const isNamed = ({
  phone,
  email,
  reservation,
}: {
  phone?: string | null | undefined;
  email?: string | null;
  reservation?: string | null;
}): boolean => Boolean(phone ?? email ?? reservation);

/** Who is meant: the phone or the e-mail that the person gave, or one of their reservations; what matches any is found. */
export const personAsked = z
  .strictObject(person)
  .refine(isNamed, { message: ONE, path: ['phone'] })
  .meta({ id: 'PersonAsked' });
export type PersonAsked = z.infer<typeof personAsked>;

/** Why a person is erased before their time: they asked, they withdrew a consent, or it should never have been kept. */
export const ERASURE_REASONS = ['request', 'consent', 'unlawful'] as const;
export const erasureReason = z.enum(
  ERASURE_REASONS,
  'Indica il motivo: request, consent o unlawful',
);
export type ErasureReason = z.infer<typeof erasureReason>;
export const erasureReasonLabel: Record<ErasureReason, string> = {
  request: 'Lo chiede la persona',
  consent: 'Ha ritirato il consenso',
  unlawful: 'Non andavano conservati',
};

/** `matters`: ids of those to erase among what is found; absent: all of it. */
export const erasureAsked = z
  .strictObject({
    ...person,
    reason: erasureReason.default('request'),
    matters: z.array(id).min(1, 'Scegli almeno una scheda').max(1_000).optional(),
  })
  .refine(isNamed, { message: ONE, path: ['phone'] })
  .meta({ id: 'ErasureAsked' });
export type ErasureAsked = z.infer<typeof erasureAsked>;

export const matterKind = z.enum(['reservation', 'quote', 'contact']);
export type MatterKind = z.infer<typeof matterKind>;

export const matter = z
  .object({
    kind: matterKind,
    id,
    reference: z.string(),
    /** When it began. */
    at: instant,
    /** Found through a phone or an e-mail of another matter, not through what was asked. */
    followed: z.boolean(),
    /** The matter as the house keeps it: date, turn, party, table, status, outcome, price. */
    record: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    /** Record and words in Italian, for people. */
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    /** Everything that the vault holds of it: what the person said first, then what staff noted. */
    data: z.array(z.record(z.string(), z.string().nullable())),
    /** What happened, without a word about the person. */
    history: z.array(
      z.object({
        type: z.string(),
        sentence: z.string(),
        at: instant,
        actor: z.enum(['guest', 'staff', 'system', 'console']),
      }),
    ),
  })
  .meta({ id: 'Matter' });
export type Matter = z.infer<typeof matter>;

export const personFile = z
  .object({
    matters: z.array(matter),
    /** Open reservations of today or later: call before erasing. */
    upcoming: z.array(z.string()),
    /** Purposes, legal bases, recipients, retention, rights and controller (GDPR, article 15), in Italian. */
    information: z.array(z.object({ title: z.string(), text: z.string() })),
  })
  .meta({ id: 'PersonFile' });
export type PersonFile = z.infer<typeof personFile>;

export const erasureReceipt = z
  .object({ matters: z.int(), erased: z.int() })
  .meta({ id: 'ErasureReceipt' });
export type ErasureReceipt = z.infer<typeof erasureReceipt>;

export const openPersonFile = operation({
  name: 'openPersonFile',
  method: 'post',
  path: '/api/personal-data/search',
  audience: 'administrator',
  body: personAsked,
  summary:
    'Everything known of a person, to hand it over or to erase it; that it was opened is recorded',
  answers: { 200: personFile, ...refusals(400, 401, 403, 413, 415, 503) },
});

export const erasePerson = operation({
  name: 'erasePerson',
  method: 'post',
  path: '/api/personal-data/erase',
  audience: 'administrator',
  body: erasureAsked,
  summary: 'Erases everything known of a person; the history keeps its numbers and still verifies',
  answers: { 200: erasureReceipt, ...refusals(400, 401, 403, 404, 413, 415, 503) },
});
