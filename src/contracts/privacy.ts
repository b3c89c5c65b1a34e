import { z } from 'zod';
import { customerEmail, customerPhone, id, instant, optionalLine } from './common/fields.ts';
import { defineOperation, refusalAnswers } from './common/api-operation.ts';

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
export const personQuery = z
  .strictObject(person)
  .refine(isNamed, { message: ONE, path: ['phone'] })
  .meta({ id: 'PersonAsked' });
export type PersonQuery = z.infer<typeof personQuery>;

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
export const erasureRequest = z
  .strictObject({
    ...person,
    reason: erasureReason.default('request'),
    matters: z.array(id).min(1, 'Scegli almeno una scheda').max(1_000).optional(),
  })
  .refine(isNamed, { message: ONE, path: ['phone'] })
  .meta({ id: 'ErasureAsked' });
export type ErasureRequest = z.infer<typeof erasureRequest>;

export const subjectRecordKind = z.enum(['reservation', 'quote', 'contact']);
export type SubjectRecordKind = z.infer<typeof subjectRecordKind>;

export const subjectRecord = z
  .object({
    kind: subjectRecordKind,
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
export type SubjectRecord = z.infer<typeof subjectRecord>;

export const personalDataFile = z
  .object({
    matters: z.array(subjectRecord),
    /** Open reservations of today or later: call before erasing. */
    upcoming: z.array(z.string()),
    /** Purposes, legal bases, recipients, retention, rights and controller (GDPR, article 15), in Italian. */
    information: z.array(z.object({ title: z.string(), text: z.string() })),
  })
  .meta({ id: 'PersonFile' });
export type PersonalDataFile = z.infer<typeof personalDataFile>;

export const erasureReceipt = z
  .object({ matters: z.int(), erased: z.int() })
  .meta({ id: 'ErasureReceipt' });
export type ErasureReceipt = z.infer<typeof erasureReceipt>;

export const openPersonalDataFile = defineOperation({
  name: 'openPersonalDataFile',
  method: 'post',
  path: '/api/personal-data/search',
  audience: 'administrator',
  body: personQuery,
  summary:
    'Everything known of a person, to hand it over or to erase it; that it was opened is recorded',
  answers: { 200: personalDataFile, ...refusalAnswers(400, 401, 403, 413, 415, 503) },
});

export const erasePerson = defineOperation({
  name: 'erasePerson',
  method: 'post',
  path: '/api/personal-data/erase',
  audience: 'administrator',
  body: erasureRequest,
  summary: 'Erases everything known of a person; the history keeps its numbers and still verifies',
  answers: { 200: erasureReceipt, ...refusalAnswers(400, 401, 403, 404, 413, 415, 503) },
});
