import type { AdmissionRule, BookingRequest } from '#src/contexts/booking/domain/admission-rule.ts';
import {
  admissionRules,
  coversSuffice,
  dateIsNotPast,
  everyoneIsSeated,
  partyFitsOnline,
  serviceIsOpen,
  slotIsActive,
  slotKeyMatches,
  slotServesMeal,
  tableExists,
  tableIsActive,
  tableIsFree,
  tableIsInSeason,
  tableIsLargeEnough,
  tableIsNotBlocked,
  tableIsSmallEnough,
  turnHasNotBegun,
} from '#src/contexts/booking/domain/admission-rules.ts';
import { listFreeTables } from '#src/contexts/booking/domain/availability.ts';
import { firstRefusal } from '#src/contexts/booking/domain/check-admission.ts';
import { acceptanceRules } from '#src/contexts/booking/domain/desk-admission-rules.ts';
import type { TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import { formatItalian } from '#src/messages/format-message.ts';
import type { Message } from '#src/messages/message.ts';
import {
  SLOT_ID,
  buildTableFacts,
  buildTurnFacts,
  buildBookingRequest,
} from '#test/support/builders/turn-facts.ts';

const refusalBy = (rule: AdmissionRule, bookingRequest: BookingRequest, facts: TurnFacts) =>
  firstRefusal([rule], bookingRequest, facts);

const withTable = (over: Parameters<typeof buildTableFacts>[0]) =>
  buildTurnFacts({ tables: [buildTableFacts(over)] });

describe('a request is admitted', () => {
  it('when every rule is kept', () =>
    expect(firstRefusal(admissionRules, buildBookingRequest(), buildTurnFacts())).toBeNull());
  it('up to the last cover of the turn', () =>
    expect(
      refusalBy(coversSuffice, buildBookingRequest(), buildTurnFacts({ coversHeld: 71 })),
    ).toBeNull());
  it('for today, when the turn is still far enough', () =>
    expect(
      firstRefusal(
        admissionRules,
        buildBookingRequest(),
        buildTurnFacts({ date: '2027-03-11', minutesToStart: 30 }),
      ),
    ).toBeNull());
  it('without a table: the staff choose', () =>
    expect(
      firstRefusal(admissionRules, buildBookingRequest({ tableId: null }), buildTurnFacts()),
    ).toBeNull());
  it('when key, slot and meal name the same turn', () => {
    expect(
      firstRefusal(
        [slotServesMeal, slotKeyMatches],
        buildBookingRequest({ mealType: 'cena', timeSlot: 'cena_primo' }),
        buildTurnFacts(),
      ),
    ).toBeNull();
    expect(
      refusalBy(slotKeyMatches, buildBookingRequest({ timeSlot: SLOT_ID }), buildTurnFacts()),
    ).toBeNull();
  });
});

describe('each rule refuses with its own code and sentence', () => {
  it.each([
    [
      'date_past',
      'La data non può essere nel passato',
      refusalBy(dateIsNotPast, buildBookingRequest(), buildTurnFacts({ date: '2027-03-10' })),
    ],
    [
      'party_too_large',
      'Massimo 8 persone per prenotazione online',
      refusalBy(partyFitsOnline, buildBookingRequest({ numberOfPeople: 9 }), buildTurnFacts()),
    ],
    [
      'turn_full',
      'Capacità insufficiente per 4 persone. Richiedi 4 posti, disponibili 3.',
      refusalBy(coversSuffice, buildBookingRequest(), buildTurnFacts({ coversHeld: 72 })),
    ],
  ])('%s: %s', (code, sentence, refusal) => {
    expect(refusal?.code).toBe(code);
    expect(formatItalian(refusal?.message as Message)).toBe(sentence);
  });

  it.each([
    [
      'slot_inactive',
      refusalBy(
        slotIsActive,
        buildBookingRequest(),
        buildTurnFacts({ slot: { ...buildTurnFacts().slot, isActive: false } }),
      ),
    ],
    [
      'service_closed',
      refusalBy(serviceIsOpen, buildBookingRequest(), buildTurnFacts({ closed: true })),
    ],
    [
      'turn_begun',
      refusalBy(turnHasNotBegun, buildBookingRequest(), buildTurnFacts({ minutesToStart: -1 })),
    ],
    [
      'turn_begun',
      refusalBy(turnHasNotBegun, buildBookingRequest(), buildTurnFacts({ minutesToStart: 29 })),
    ],
    [
      'slot_mismatch',
      refusalBy(slotServesMeal, buildBookingRequest({ mealType: 'pranzo' }), buildTurnFacts()),
    ],
    [
      'slot_mismatch',
      refusalBy(
        slotKeyMatches,
        buildBookingRequest({ timeSlot: 'cena_secondo' }),
        buildTurnFacts(),
      ),
    ],
    [
      'table_unknown',
      refusalBy(tableExists, buildBookingRequest(), buildTurnFacts({ tables: [] })),
    ],
    [
      'table_inactive',
      refusalBy(tableIsActive, buildBookingRequest(), withTable({ isActive: false })),
    ],
    [
      'table_out_of_season',
      refusalBy(tableIsInSeason, buildBookingRequest(), buildTurnFacts({ floorsOutOfSeason: [1] })),
    ],
    [
      'table_blocked',
      refusalBy(tableIsNotBlocked, buildBookingRequest(), withTable({ blocked: true })),
    ],
    [
      'table_taken',
      refusalBy(tableIsFree, buildBookingRequest(), withTable({ takenBy: 'another' })),
    ],
    [
      'table_too_small',
      refusalBy(tableIsLargeEnough, buildBookingRequest({ numberOfPeople: 5 }), buildTurnFacts()),
    ],
    [
      'table_too_large',
      refusalBy(
        tableIsSmallEnough,
        buildBookingRequest({ numberOfPeople: 2 }),
        withTable({ capacity: 8, capacityMin: 5 }),
      ),
    ],
    [
      'no_table_left',
      refusalBy(
        everyoneIsSeated,
        buildBookingRequest({ tableId: null }),
        buildTurnFacts({ partiesWithoutTable: [2] }),
      ),
    ],
  ])('%s', (code, refusal) => expect(refusal?.code).toBe(code));

  it('and says which field is to blame when the request itself is wrong', () =>
    expect(
      refusalBy(dateIsNotPast, buildBookingRequest(), buildTurnFacts({ date: '2027-03-10' })),
    ).toMatchObject({
      kind: 'invalid',
      fields: { reservationDate: { id: 'date_past' } },
    }));
});

describe('the tables of a room outside its season', () => {
  const indoors = buildTableFacts({ id: 'indoors', floor: 0 });
  const outdoors = buildTableFacts({ id: 'outdoors', floor: 2 });
  const turnWith = (floorsOutOfSeason: readonly number[]) =>
    buildTurnFacts({ tables: [indoors, outdoors], partiesWithoutTable: [4], floorsOutOfSeason });
  const ask = (tableId: string | null, facts: TurnFacts) =>
    firstRefusal(admissionRules, buildBookingRequest({ tableId }), facts)?.code ?? null;

  it('seat no party: the last table indoors belongs to the party that has none yet', () => {
    expect([ask(null, turnWith([2])), ask('indoors', turnWith([2]))]).toEqual([
      'no_table_left',
      'no_table_left',
    ]);
    expect([ask(null, turnWith([])), ask('indoors', turnWith([]))]).toEqual([null, null]);
  });

  it('are not offered, and cannot be chosen', () => {
    expect(ask('outdoors', turnWith([2]))).toBe('table_out_of_season');
    expect(ask('outdoors', turnWith([]))).toBeNull();
    const facts = { ...turnWith([2]), partiesWithoutTable: [] };
    expect(listFreeTables(4, facts, true).map(({ tableId }) => tableId)).toEqual(['indoors']);
  });
});

describe('accepting', () => {
  it('checks closures and the table again', () => {
    expect(
      firstRefusal(acceptanceRules, buildBookingRequest(), buildTurnFacts({ closed: true }))?.code,
    ).toBe('service_closed');
    expect(
      firstRefusal(acceptanceRules, buildBookingRequest(), withTable({ blocked: true }))?.code,
    ).toBe('table_blocked');
  });
  it('does not mind a full turn, a begun one or a retired slot: its covers are held already', () =>
    expect(
      firstRefusal(
        acceptanceRules,
        buildBookingRequest(),
        buildTurnFacts({ coversHeld: 75, minutesToStart: -20 }),
      ),
    ).toBeNull());
});
