import { refuse, type Refusal } from '#src/kernel/domain-error.ts';
import {
  coversSuffice,
  firstRefusal,
  type AdmissionRule,
  type BookingRequest,
} from './admission-rules.ts';
import { dateIsWithinHorizon } from './booking-horizon-rule.ts';
import type { TurnFacts } from './turn-facts.ts';

/**
 * Parts of a booking that a staff command changes. The unchanged parts were checked earlier, so
 * their rules are skipped.
 */
export type SeatChanges = {
  readonly turn: boolean;
  readonly table: boolean;
  readonly grows: boolean;
};

const conflict = (code: string, message: string): Refusal => ({ kind: 'conflict', code, message });

const deskTableRule =
  (
    broken: (table: TurnFacts['tables'][number], bookingRequest: BookingRequest) => Refusal | null,
  ): AdmissionRule =>
  (bookingRequest, { tables }) => {
    const table = tables.find(({ id }) => id === bookingRequest.tableId);
    return table ? broken(table, bookingRequest) : null;
  };

const dateIsNotPast: AdmissionRule = (_, { date, today }) => {
  const message = 'La data non può essere nel passato';
  return date < today
    ? { kind: 'invalid', code: 'date_past', message, fields: { reservationDate: message } }
    : null;
};

const slotIsActive: AdmissionRule = (_, { slot }) =>
  slot.isActive ? null : conflict('slot_inactive', 'Questo turno non è attivo: scegline un altro.');

const tableExists: AdmissionRule = ({ tableId }, { tables }) =>
  tableId === null || tables.some(({ id }) => id === tableId)
    ? null
    : conflict('table_unknown', 'Questo tavolo non esiste più: scegline un altro.');

const tableIsActive = deskTableRule(({ isActive, name }) =>
  isActive
    ? null
    : conflict('table_inactive', `Il tavolo «${name}» non è in uso: scegline un altro.`),
);

const serviceIsOpen: AdmissionRule = (_, { closed }) =>
  closed ? conflict('service_closed', 'In questa data il servizio è chiuso.') : null;

const tableIsNotBlocked = deskTableRule(({ blocked, name }) =>
  blocked ? conflict('table_blocked', `Il tavolo «${name}» è bloccato in questo turno.`) : null,
);

const tableIsFree = deskTableRule(({ takenBy, name }) =>
  takenBy === null
    ? null
    : {
        ...conflict('table_taken', `Il tavolo «${name}» è già occupato in questo turno.`),
        details: { takenBy },
      },
);

const tableIsLargeEnough = deskTableRule(({ capacity, name }, { numberOfPeople: people }) =>
  people > capacity
    ? conflict(
        'table_too_small',
        `Il tavolo «${name}» ha ${capacity} posti: sono troppo pochi per ${people} persone.`,
      )
    : null,
);

const rulesIf = (applies: boolean, ...rules: AdmissionRule[]): readonly AdmissionRule[] =>
  applies ? rules : [];

const hardRules = ({ turn, table }: SeatChanges) => [
  ...rulesIf(turn, dateIsNotPast, dateIsWithinHorizon, slotIsActive),
  ...rulesIf(turn || table, tableExists, tableIsActive),
];

const overridableRules = ({ turn, table, grows }: SeatChanges) => [
  ...rulesIf(turn, serviceIsOpen),
  ...rulesIf(turn || table, tableIsNotBlocked, tableIsFree),
  ...rulesIf(turn || table || grows, tableIsLargeEnough),
  ...rulesIf(turn || grows, coversSuffice),
];

/**
 * Returns the codes of the overridden limits. A refusal has `details.overridable` when staff can
 * override it with a reason.
 */
export const assertAdmissibleAtDesk = (
  bookingRequest: BookingRequest,
  facts: TurnFacts,
  changes: SeatChanges,
  hasReason: boolean,
): readonly string[] => {
  const refusal = firstRefusal(hardRules(changes), bookingRequest, facts);
  if (refusal) refuse(refusal);
  const refusals = overridableRules(changes)
    .map((rule) => rule(bookingRequest, facts))
    .filter((refused) => refused !== null);
  const limits = refusals.map(({ code }) => code);
  if (refusals[0] && !hasReason)
    refuse({ ...refusals[0], details: { ...refusals[0].details, overridable: true, limits } });
  return limits;
};

export const seatAvailabilityRules = ({
  tableShared,
  coversOver = 0,
}: {
  readonly tableShared?: true;
  readonly coversOver?: number;
}): readonly AdmissionRule[] => [
  tableExists,
  ...rulesIf(!tableShared, tableIsFree),
  (bookingRequest, facts) =>
    coversSuffice(
      { ...bookingRequest, numberOfPeople: bookingRequest.numberOfPeople - coversOver },
      facts,
    ),
];
