import { toRefusal, type Refusal } from '#src/kernel/domain-error.ts';
import type { MessageId } from '#src/messages/message.ts';
import type { AdmissionRule, AdmissionValues, BookingRequest } from './admission-rule.ts';
import { nextArrivalOf } from './admission-rules.ts';
import { countSeats, findTables, nameTables } from './table-set.ts';
import { coversLeft, type TableFacts, type TurnFacts } from './turn-facts.ts';

/** A rule with the message for the person who receives its refusal, a guest or staff. */
export type AdmissionCheck = Pick<AdmissionRule, 'isBroken' | 'field' | 'details'> & {
  readonly message: MessageId;
  readonly values?: (bookingRequest: BookingRequest) => Partial<AdmissionValues>;
};

/** Returns the day on which the closed room of a table opens again, or else the date of the turn. */
const findReopening = (tables: readonly TableFacts[], { closedRooms, date }: TurnFacts): Date => {
  const room = closedRooms.find(({ floor }) => tables.some((table) => table.floor === floor));
  return new Date(room?.reopensOn ?? date);
};

const collectValues = (bookingRequest: BookingRequest, facts: TurnFacts): AdmissionValues => {
  const tables = findTables(bookingRequest, facts);
  return {
    table: nameTables(tables)?.name ?? '',
    seats: countSeats(tables),
    asked: bookingRequest.numberOfPeople,
    left: coversLeft(facts),
    lastDay: new Date(facts.lastDay),
    reopensOn: findReopening(tables, facts),
    nextArrival: nextArrivalOf(bookingRequest, facts) ?? '',
    kitchenClosesAt: facts.kitchenClosesAt ?? '',
  };
};

const toAdmissionRefusal = (
  { message: id, field, details, values }: AdmissionCheck,
  bookingRequest: BookingRequest,
  facts: TurnFacts,
): Refusal => {
  const message = {
    id,
    values: { ...collectValues(bookingRequest, facts), ...values?.(bookingRequest) },
  };
  return toRefusal({
    kind: field ? 'invalid' : 'conflict',
    message,
    ...(field ? { fields: { [field]: message } } : {}),
    ...(details ? { details: details(bookingRequest, facts) } : {}),
  });
};

export const findRefusals = (
  checks: readonly AdmissionCheck[],
  bookingRequest: BookingRequest,
  facts: TurnFacts,
): readonly Refusal[] =>
  checks
    .filter(({ isBroken }) => isBroken(bookingRequest, facts))
    .map((check) => toAdmissionRefusal(check, bookingRequest, facts));

/** Returns the refusal of the first broken rule, or null. Does not evaluate the rules after it. */
export const firstRefusal = (
  checks: readonly AdmissionCheck[],
  bookingRequest: BookingRequest,
  facts: TurnFacts,
): Refusal | null => {
  const broken = checks.find(({ isBroken }) => isBroken(bookingRequest, facts));
  return broken ? toAdmissionRefusal(broken, bookingRequest, facts) : null;
};
