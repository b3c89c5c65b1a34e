import { countLeftOutByTrying } from './seat-by-trying.ts';

/**
 * Model of the booking rules without database, network and events. Tests compare the real responses
 * with the predictions of the model.
 */

/** Limit of covers. It is lower than the real 75, so short runs reach it. */
export const MAX_COVERS = 14;
/**
 * Limit of seats that unconfirmed requests may hold in one turn. Requests above this limit hold no
 * seats.
 */
export const MAX_UNCONFIRMED_SEATS = 9;
export const DAYS = ['2027-03-13', '2027-03-14'] as const;
export type Day = (typeof DAYS)[number];

type Table = { readonly capacity: number; isActive: boolean; gone: 'no' | 'retired' | 'erased' };
export type ModelReservation = {
  readonly id: string;
  day: Day;
  people: number;
  table: string | null;
  status: 'pending' | 'confirmed' | 'cancelled';
  holdsSeat: boolean;
};
export type BookingModel = {
  readonly tables: Map<string, Table>;
  readonly closures: Map<Day, string>;
  readonly parties: ModelReservation[];
};

export type Seat = { readonly day: Day; readonly people: number; readonly table: string | null };

const isHeld = ({ status, holdsSeat }: ModelReservation) => status !== 'cancelled' && holdsSeat;

export const countHeldCovers = (
  { parties }: BookingModel,
  day: Day,
  except?: ModelReservation,
): number =>
  parties
    .filter((party) => party !== except && party.day === day && isHeld(party))
    .reduce((sum, { people }) => sum + people, 0);

const isTaken = ({ parties }: BookingModel, { day, table }: Seat, except?: ModelReservation) =>
  parties.some(
    (party) => party !== except && isHeld(party) && party.day === day && party.table === table,
  );

const firstBrokenRule = (
  ...rules: readonly (readonly [broken: boolean, code: string])[]
): string | null => rules.find(([broken]) => broken)?.[1] ?? null;

const FOR_ANY_PARTY = { capacityMin: null, joinKey: null };

const countLeftOut = (
  model: BookingModel,
  parties: readonly ModelReservation[],
  day: Day,
): number => {
  const held = parties.filter((party) => party.day === day && isHeld(party));
  const free = [...model.tables].filter(
    ([id, { isActive, gone }]) =>
      isActive && gone === 'no' && held.every(({ table }) => table !== id),
  );
  return countLeftOutByTrying(
    free.map(([, { capacity }]) => ({ ...FOR_ANY_PARTY, capacity })),
    held.flatMap(({ table, people }) => (table === null ? people : [])),
  );
};

/**
 * Returns true if the party would have no table, or would take the last possible table of another
 * party.
 */
const leavesOneOut = (model: BookingModel, seat: Seat, except?: ModelReservation): boolean => {
  const others = model.parties.filter((party) => party !== except);
  const party = { ...seat, id: 'new', status: 'pending', holdsSeat: true } as const;
  return countLeftOut(model, [...others, party], seat.day) > countLeftOut(model, others, seat.day);
};

const findTable = ({ tables }: BookingModel, id: string | null) =>
  id === null ? null : (tables.get(id) ?? null);
const tableRules = (model: BookingModel, { table }: Seat) => {
  const found = findTable(model, table);
  return [
    [found?.gone === 'erased', 'table_unknown'],
    [found !== null && !found.isActive, 'table_inactive'],
  ] as const;
};
const tableCapacity = (model: BookingModel, { table }: Seat) =>
  findTable(model, table)?.capacity ?? Infinity;

/**
 * Returns true if an unconfirmed request may hold seats within the limit. A request for a table
 * counts all seats of the table.
 */
export const mayHoldSeat = (model: BookingModel, asked: Seat): boolean => {
  const size = ({ people, table }: Seat) =>
    Math.max(people, findTable(model, table)?.capacity ?? 0);
  const unconfirmed = model.parties.filter(
    (party) => party.day === asked.day && party.status === 'pending' && party.holdsSeat,
  );
  return (
    unconfirmed.reduce((sum, party) => sum + size(party), size(asked)) <= MAX_UNCONFIRMED_SEATS
  );
};

/**
 * Returns the refusal code that a guest's request must get, or null if the request must be
 * accepted.
 */
export const expectedRequestRefusal = (model: BookingModel, seat: Seat): string | null =>
  firstBrokenRule(
    [model.closures.has(seat.day), 'service_closed'],
    ...tableRules(model, seat),
    [seat.table !== null && isTaken(model, seat), 'table_taken'],
    [seat.people > tableCapacity(model, seat), 'table_too_small'],
    [seat.people > MAX_COVERS - countHeldCovers(model, seat.day), 'turn_full'],
    [leavesOneOut(model, seat), 'no_table_left'],
  );

export const expectedAcceptanceRefusal = (
  model: BookingModel,
  party: ModelReservation,
): string | null => {
  if (party.status !== 'pending')
    return party.status === 'confirmed' ? null : 'reservation_settled';
  const takesSeat = !party.holdsSeat;
  return firstBrokenRule(
    [model.closures.has(party.day), 'service_closed'],
    ...tableRules(model, party),
    [takesSeat && party.table !== null && isTaken(model, party, party), 'table_taken'],
    [takesSeat && party.people > MAX_COVERS - countHeldCovers(model, party.day), 'turn_full'],
    [(takesSeat || party.table === null) && leavesOneOut(model, party, party), 'no_table_left'],
  );
};

export const expectedRejectionRefusal = ({ status }: ModelReservation): string | null =>
  status === 'confirmed' ? 'reservation_settled' : null;

/**
 * Returns the refusal code that a change by staff must get, or null. Rules about the table apply
 * only when the table or the turn changes.
 */
export const expectedMoveRefusal = (
  model: BookingModel,
  party: ModelReservation,
  to: Seat,
): string | null => {
  if (party.status === 'cancelled') return 'reservation_settled';
  const [turn, table, grows] = [
    to.day !== party.day,
    to.table !== party.table,
    to.people > party.people,
  ];
  const place = turn || table;
  return firstBrokenRule(
    ...(place ? tableRules(model, to) : []),
    [turn && model.closures.has(to.day), 'service_closed'],
    [place && to.table !== null && isTaken(model, to, party), 'table_taken'],
    [(place || grows) && to.people > tableCapacity(model, to), 'table_too_small'],
    [
      (turn || grows) && to.people > MAX_COVERS - countHeldCovers(model, to.day, party),
      'turn_full',
    ],
    [(place || grows) && leavesOneOut(model, to, party), 'no_table_left'],
  );
};

/**
 * Returns the expected result of deleting a table. With active reservations it is kept, with only
 * cancelled ones retired, and without reservations erased.
 */
export const expectedDeletionOutcome = (
  { parties }: BookingModel,
  table: string,
): 'kept' | 'retired' | 'erased' => {
  const its = parties.filter((party) => party.table === table);
  return its.some(({ status }) => status !== 'cancelled')
    ? 'kept'
    : its.length > 0
      ? 'retired'
      : 'erased';
};

export const expectedAvailability = (model: BookingModel, day: Day, people: number) => {
  const left = MAX_COVERS - countHeldCovers(model, day);
  const free = model.closures.has(day)
    ? []
    : [...model.tables].filter(
        ([table, { isActive, gone }]) =>
          gone === 'no' && isActive && !isTaken(model, { day, people, table }),
      );
  return {
    closed: model.closures.has(day),
    bookedCovers: countHeldCovers(model, day),
    free: free.map(([id]) => id).sort(),
    canAccommodate:
      !model.closures.has(day) &&
      people <= left &&
      !leavesOneOut(model, { day, people, table: null }),
  };
};
