import { z } from 'zod';
import type { Operation } from '#src/contracts/common/api-operation.ts';
import { operations } from '#test/support/assertions/api-contract.ts';

type Schema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly format?: string;
  readonly minimum?: number;
};

const knownFieldValues: Readonly<Record<string, unknown>> = {
  startTime: '10:00',
  endTime: '10:45',
  date: '2027-05-03',
  reservationDate: '2027-05-03',
  eventDate: '2027-06-19',
  serviceDay: '2027-05-03',
  from: '2027-05-01',
  to: '2027-05-09',
  arrivalTime: '20:00',
  phoneEnding: '0101',
  customerPhone: '0935 000 101',
  phone: '0935 000 101',
  customerEmail: 'agata@example.org',
  email: 'agata@example.org',
  quotedPrice: '€ 45,00',
  price: '€ 9,00',
  capacity: 4,
  capacityMin: 2,
  availableFrom: '03-15',
  availableTo: '06-30',
  optionDate: '2027-05-03',
  optionTime: '10:00',
  until: '2027-05-04T02:00:00Z',
  callBackOn: '2027-05-03',
  paidOn: '2026-01-10',
  maxReservations: 1,
  session: null,
  message: 'Un messaggio di prova',
  privacyConsent: true,
  numberOfPeople: 2,
  endpoint: 'https://updates.push.services.mozilla.com/device',
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
  pin: '2580',
  // The honeypot field stays empty. Otherwise the server would treat the sender as a bot.
  website: '',
};

const exampleOfType = ({ type: types, minimum = 1 }: Schema, name: string): unknown => {
  // A nullable boolean or number has two types in its schema, of which one is null.
  const [type] = [types].flat().filter((one) => one !== 'null');
  if (type === 'integer' || type === 'number') return Math.max(1, minimum);
  if (type === 'boolean') return true;
  return `Prova di ${name}`;
};

const exampleOf = (schema: Schema, name: string, ids: IdLookup): unknown => {
  if (name in knownFieldValues) return knownFieldValues[name];
  if (name === 'imageUrl') return ids(name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf;
  if (options)
    return exampleOf(options.find(({ type }) => type !== 'null') ?? options[0]!, name, ids);
  if (schema.format === 'uuid') return ids(name);
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items, name, ids)] : [];
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [
        key,
        exampleOf(inner, key, ids),
      ]),
    );
  return exampleOfType(schema, name);
};

/**
 * Returns an existing id for a field name such as `tableId` or a collection such as `tables`. For
 * `imageUrl` it returns the URL of a picture.
 */
export type IdLookup = (name: string) => string;

/**
 * Deletes `date` or `weekday` from a closure, because the API accepts only one of them. The field
 * `meant` stays.
 */
const oneDay = (body: Record<string, unknown>, meant?: string) => {
  if ('date' in body && 'weekday' in body) delete body[meant === 'weekday' ? 'date' : 'weekday'];
  return body;
};

/** Deletes `timeSlotId` or `mealType` from a limit, because the API accepts only one of them. */
const oneScope = (body: Record<string, unknown>, meant?: string) => {
  if ('until' in body && 'timeSlotId' in body)
    delete body[meant === 'timeSlotId' ? 'mealType' : 'timeSlotId'];
  return body;
};

/**
 * Makes the status agree with the other fields. A reason is valid only with a rejection, which is
 * the last of the statuses. Tables are valid only with an acceptance.
 */
const rejectIfReason = (
  body: Record<string, unknown>,
  { properties = {} }: Schema,
  meant?: string,
) => {
  const status = properties['status']?.enum?.at(-1);
  if (!('rejectionReason' in body) || status === undefined) return body;
  const { rejectionReason, tableId, joinedTableIds, ...others } = body;
  return meant === 'tableId' || meant === 'joinedTableIds'
    ? { ...others, tableId, joinedTableIds }
    : { ...others, rejectionReason, status };
};

type Definitions = Readonly<Record<string, unknown>>;

const resolveReferences = (value: unknown, definitions: Definitions): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => resolveReferences(one, definitions));
  const { $ref } = value as { $ref?: string };
  if ($ref) return resolveReferences(definitions[$ref.split('/').at(-1)!], definitions);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolveReferences(inner, definitions)]),
  );
};

const jsonSchema = (schema: z.ZodType): Schema => {
  const { $defs = {}, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as { $defs?: Definitions };
  return resolveReferences(rest, $defs) as Schema;
};

export type BodyTemplate = {
  readonly operation: Operation;
  readonly fields: readonly string[];
  readonly make: (meant?: string) => Record<string, unknown>;
};

export const listBodyTemplates = (ids: IdLookup): BodyTemplate[] =>
  operations.flatMap((operation) => {
    if (!operation.body) return [];
    const schema = jsonSchema(operation.body);
    const make = (meant?: string) => {
      const body = structuredClone(exampleOf(schema, '', ids)) as Record<string, unknown>;
      return rejectIfReason(oneScope(oneDay(body, meant), meant), schema, meant);
    };
    const fields = Object.keys(exampleOf(schema, '', ids) as object);
    return [{ operation, fields, make }];
  });

export const listQueryTemplates = (ids: IdLookup) =>
  operations.flatMap((operation) => {
    if (!operation.query) return [];
    const example = exampleOf(jsonSchema(operation.query), '', ids) as Record<string, unknown>;
    return [
      {
        operation,
        fields: Object.keys(example),
        example: Object.fromEntries(
          Object.entries(example).map(([key, value]) => [key, String(value)]),
        ),
      },
    ];
  });
