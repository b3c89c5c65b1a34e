import { refuse, type Refusal } from '#src/kernel/domain-error.ts';
import {
  coversSuffice,
  firstRefusal,
  type AdmissionRule,
  type BookingRequest,
} from './admission-rules.ts';
import { dateIsWithinHorizon } from './booking-horizon.ts';
import type { TurnFacts } from './turn-facts.ts';

/** What staff change of a seat. A rule about what stays as it is has nothing to say. */
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

/** Staff may pass the online party limit and the lead time; these never. */
const hardRules = ({ turn, table }: SeatChanges) => [
  ...rulesIf(turn, dateIsNotPast, dateIsWithinHorizon, slotIsActive),
  ...rulesIf(turn || table, tableExists, tableIsActive),
];

/** These only with a reason. */
const overridableRules = ({ turn, table, grows }: SeatChanges) => [
  ...rulesIf(turn, serviceIsOpen),
  ...rulesIf(turn || table, tableIsNotBlocked, tableIsFree),
  ...rulesIf(turn || table || grows, tableIsLargeEnough),
  ...rulesIf(turn || grows, coversSuffice),
];

/**
 * Admits what staff bookingRequest, or refuses with the first limit that stands against it.
 *
 * @returns codes of the limits that are passed because there is a reason to.
 * @throws DomainError conflict with `details: { overridable, limits }` where a reason would do.
 */
export const assertAdmissibleAtDesk = (
  bookingRequest: BookingRequest,
  facts: TurnFacts,
  changes: SeatChanges,
  hasReason: boolean,
): readonly string[] => {
  const refusal = firstRefusal(hardRules(changes), bookingRequest, facts);
  if (refusal) refuse(refusal);
  const broken = overridableRules(changes)
    .map((rule) => rule(bookingRequest, facts))
    .filter((broke) => broke !== null);
  const limits = broken.map(({ code }) => code);
  if (broken[0] && !hasReason)
    refuse({ ...broken[0], details: { ...broken[0].details, overridable: true, limits } });
  return limits;
};

/** What must hold for a party to take a seat again, or at last: the table is free and the covers suffice. */
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
