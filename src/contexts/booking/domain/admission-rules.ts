import type { MealType } from '#src/contracts/common/fields.ts';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import type { Refusal } from '#src/kernel/domain-error.ts';
import { dateIsWithinHorizon } from './booking-horizon-rule.ts';
import { coversLeft, isPastLeadTime, type TableFacts, type TurnFacts } from './turn-facts.ts';

export type BookingRequest = {
  readonly tableId: string | null;
  readonly numberOfPeople: number;
  readonly mealType?: MealType | undefined;
  readonly timeSlot?: string | undefined;
};

export type AdmissionRule = (bookingRequest: BookingRequest, facts: TurnFacts) => Refusal | null;

const conflict = (code: string, message: string): Refusal => ({ kind: 'conflict', code, message });
const invalid = (code: string, field: string, message: string): Refusal => ({
  kind: 'invalid',
  code,
  message,
  fields: { [field]: message },
});

const findChosenTable = (
  { tableId }: BookingRequest,
  { tables }: TurnFacts,
): TableFacts | undefined => tables.find(({ id }) => id === tableId);

const tableRule =
  (
    broken: (table: TableFacts, bookingRequest: BookingRequest) => boolean,
    code: string,
    message: string,
  ): AdmissionRule =>
  (bookingRequest, facts) => {
    const table = findChosenTable(bookingRequest, facts);
    return table && broken(table, bookingRequest) ? conflict(code, message) : null;
  };

export const dateIsNotPast: AdmissionRule = (_, { date, today }) =>
  date < today
    ? invalid('date_past', 'reservationDate', 'La data non può essere nel passato')
    : null;

export const partyFitsOnline: AdmissionRule = ({ numberOfPeople }) =>
  numberOfPeople > MAX_ONLINE_PARTY_SIZE
    ? invalid('party_too_large', 'numberOfPeople', 'Massimo 8 persone per prenotazione online')
    : null;

export const slotKeyAndMealAgree: AdmissionRule = ({ mealType, timeSlot }, { slot }) => {
  if (mealType !== undefined && mealType !== slot.mealType)
    return invalid('slot_mismatch', 'mealType', 'Il turno scelto non è di questo pasto');
  if (timeSlot !== undefined && timeSlot !== slot.id && timeSlot !== slot.turnKey)
    return invalid(
      'slot_mismatch',
      'timeSlot',
      'Il turno indicato non corrisponde a quello scelto',
    );
  return null;
};

export const slotIsActive: AdmissionRule = (_, { slot }) =>
  slot.isActive
    ? null
    : conflict('slot_inactive', 'Questo turno non è più prenotabile. Scegline un altro.');

export const serviceIsOpen: AdmissionRule = (_, { closed }) =>
  closed
    ? conflict(
        'service_closed',
        'In questa data il ristorante è chiuso per questo servizio. Scegli un altro giorno.',
      )
    : null;

export const turnHasNotBegun: AdmissionRule = (_, facts) =>
  isPastLeadTime(facts)
    ? conflict(
        'turn_begun',
        'Questo turno è già iniziato o sta per iniziare: non è più prenotabile online.',
      )
    : null;

export const tableExists: AdmissionRule = (bookingRequest, facts) =>
  bookingRequest.tableId === null || findChosenTable(bookingRequest, facts)
    ? null
    : conflict('table_unknown', 'Questo tavolo non esiste più. Scegline un altro.');

export const tableIsActive: AdmissionRule = tableRule(
  ({ isActive }) => !isActive,
  'table_inactive',
  'Questo tavolo non è più in uso. Scegline un altro.',
);

export const tableIsNotBlocked: AdmissionRule = tableRule(
  ({ blocked }) => blocked,
  'table_blocked',
  'Questo tavolo non è disponibile in questo turno. Scegline un altro.',
);

export const tableIsFree: AdmissionRule = tableRule(
  ({ takenBy }) => takenBy !== null,
  'table_taken',
  'Qualcuno ha appena prenotato questo tavolo. Scegline un altro: i tuoi dati restano qui.',
);

export const tableIsLargeEnough: AdmissionRule = tableRule(
  ({ capacity }, { numberOfPeople }) => numberOfPeople > capacity,
  'table_too_small',
  'Questo tavolo è troppo piccolo per il vostro gruppo.',
);

export const tableIsSmallEnough: AdmissionRule = tableRule(
  ({ capacityMin }, { numberOfPeople }) => numberOfPeople < (capacityMin ?? 0),
  'table_too_large',
  'Questo tavolo è riservato a gruppi più numerosi.',
);

export const coversSuffice: AdmissionRule = ({ numberOfPeople: asked }, facts) => {
  const left = coversLeft(facts);
  return asked > left
    ? conflict(
        'turn_full',
        `Capacità insufficiente per ${asked} persone. Richiedi ${asked} posti, disponibili ${left}.`,
      )
    : null;
};

/** Guests see only the first broken rule, so the order of the rules matters. */
export const admissionRules: readonly AdmissionRule[] = [
  partyFitsOnline,
  dateIsNotPast,
  dateIsWithinHorizon,
  slotKeyAndMealAgree,
  slotIsActive,
  serviceIsOpen,
  turnHasNotBegun,
  tableExists,
  tableIsActive,
  tableIsNotBlocked,
  tableIsFree,
  tableIsLargeEnough,
  tableIsSmallEnough,
  coversSuffice,
];

const tableIsNotTakenByOthers: AdmissionRule = tableRule(
  ({ takenBy, shared }) => takenBy !== null && !shared,
  'table_taken',
  'questo tavolo è di un’altra prenotazione. Assegnane un altro.',
);

/**
 * Checked again when staff accept a request, because closures and tables may have changed since the
 * request.
 */
export const acceptanceRules: readonly AdmissionRule[] = [
  serviceIsOpen,
  tableExists,
  tableIsActive,
  tableIsNotBlocked,
  tableIsNotTakenByOthers,
];

export const firstRefusal = (
  rules: readonly AdmissionRule[],
  bookingRequest: BookingRequest,
  facts: TurnFacts,
): Refusal | null => {
  for (const rule of rules) {
    const refusal = rule(bookingRequest, facts);
    if (refusal) return refusal;
  }
  return null;
};
