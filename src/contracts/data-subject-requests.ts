import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { customerEmail, customerPhone, id, instant, optionalLine } from './common/fields.ts';
import { defineOperation, refusalAnswers } from './common/api-operation.ts';

const ONE = fieldMessage('contact_data_required');

const recordIds = z.array(id).min(1, fieldMessage('records_required')).max(1_000);

const person = {
  phone: customerPhone.nullish(),
  email: customerEmail,
  reservation: optionalLine(40),
  /** Records of `perhaps` that staff confirmed as records of this person. */
  confirmed: recordIds.optional(),
  /** Records of `perhaps` that staff declared as records of another person. */
  distinct: recordIds.optional(),
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

/**
 * Data to search a person by. Finds the records of one person with this number, address or
 * reservation. Other persons with the same number or address are in `perhaps`.
 */
export const personQuery = z
  .strictObject(person)
  .refine(isNamed, { message: ONE, path: ['phone'] })
  .meta({ id: 'PersonAsked' });
export type PersonQuery = z.infer<typeof personQuery>;

export const ERASURE_REASONS = ['request', 'consent', 'unlawful'] as const;
export const erasureReason = z.enum(ERASURE_REASONS, fieldMessage('erasure_reason_required'));
export type ErasureReason = z.infer<typeof erasureReason>;
export const erasureReasonLabel: Record<ErasureReason, string> = {
  request: 'Lo chiede la persona',
  consent: 'Ha ritirato il consenso',
  unlawful: 'Non andavano conservati',
};

/**
 * Request to erase the data of a person. `matters` lists the ids of records. Without `matters`, all
 * records of the person are erased.
 */
export const erasureRequest = z
  .strictObject({
    ...person,
    reason: erasureReason.default('request'),
    matters: recordIds.optional(),
  })
  .refine(isNamed, { message: ONE, path: ['phone'] })
  .meta({ id: 'ErasureAsked' });
export type ErasureRequest = z.infer<typeof erasureRequest>;

export const subjectRecordKind = z.enum([
  'reservation',
  'waiting-list',
  'quote',
  'contact',
  'guest',
]);
export type SubjectRecordKind = z.infer<typeof subjectRecordKind>;

export const subjectRecord = z
  .object({
    kind: subjectRecordKind,
    id,
    reference: z.string(),
    at: instant,
    /** True if the record was found through contact data of another record. */
    followed: z.boolean(),
    record: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    data: z.array(z.record(z.string(), z.string().nullable())),
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

const perhapsSamePerson = z.object({
  name: z.string().nullable(),
  contact: z.string().nullable(),
  records: z.array(subjectRecord.pick({ kind: true, id: true, reference: true, at: true })),
});
export type PerhapsSamePerson = z.infer<typeof perhapsSamePerson>;

export const personalDataFile = z
  .object({
    matters: z.array(subjectRecord),
    /**
     * Persons with the same number or address, but another name, number or address. Their records
     * are neither handed over nor erased, unless staff confirm them.
     */
    perhaps: z.array(perhapsSamePerson),
    /** References of upcoming reservations. Staff should call the guest before erasing the data. */
    upcoming: z.array(z.string()),
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
  answers: { 200: erasureReceipt, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});
