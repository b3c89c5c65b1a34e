import {
  acceptanceRules,
  admissionRules,
  coversSuffice,
  dateIsNotPast,
  partyFitsOnline,
  firstRefusal,
  serviceIsOpen,
  slotIsActive,
  slotKeyAndMealAgree,
  tableExists,
  tableIsActive,
  tableIsFree,
  tableIsLargeEnough,
  tableIsNotBlocked,
  tableIsSmallEnough,
  turnHasNotBegun,
} from '#src/contexts/booking/domain/admission-rules.ts';
import {
  SLOT_ID,
  buildTableFacts,
  buildTurnFacts,
  buildBookingRequest,
} from '#test/support/builders/turn-facts.ts';

const withTable = (over: Parameters<typeof buildTableFacts>[0]) =>
  buildTurnFacts({ tables: [buildTableFacts(over)] });

describe('a request is admitted', () => {
  it('when every rule is kept', () =>
    expect(firstRefusal(admissionRules, buildBookingRequest(), buildTurnFacts())).toBeNull());
  it('up to the last cover of the turn', () =>
    expect(coversSuffice(buildBookingRequest(), buildTurnFacts({ coversHeld: 71 }))).toBeNull());
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
      firstRefusal(
        admissionRules,
        buildBookingRequest({ tableId: null }),
        buildTurnFacts({ tables: [] }),
      ),
    ).toBeNull());
  it('when key, slot and meal name the same turn', () => {
    expect(
      slotKeyAndMealAgree(
        buildBookingRequest({ mealType: 'cena', timeSlot: 'cena_primo' }),
        buildTurnFacts(),
      ),
    ).toBeNull();
    expect(
      slotKeyAndMealAgree(buildBookingRequest({ timeSlot: SLOT_ID }), buildTurnFacts()),
    ).toBeNull();
  });
});

describe('each rule refuses with its own code and sentence', () => {
  it.each([
    [
      'date_past',
      'La data non può essere nel passato',
      dateIsNotPast(buildBookingRequest(), buildTurnFacts({ date: '2027-03-10' })),
    ],
    [
      'party_too_large',
      'Massimo 8 persone per prenotazione online',
      partyFitsOnline(buildBookingRequest({ numberOfPeople: 9 }), buildTurnFacts()),
    ],
    [
      'turn_full',
      'Capacità insufficiente per 4 persone. Richiedi 4 posti, disponibili 3.',
      coversSuffice(buildBookingRequest(), buildTurnFacts({ coversHeld: 72 })),
    ],
  ])('%s: %s', (code, message, refusal) => expect(refusal).toMatchObject({ code, message }));

  it.each([
    [
      'slot_inactive',
      slotIsActive(
        buildBookingRequest(),
        buildTurnFacts({ slot: { ...buildTurnFacts().slot, isActive: false } }),
      ),
    ],
    ['service_closed', serviceIsOpen(buildBookingRequest(), buildTurnFacts({ closed: true }))],
    ['turn_begun', turnHasNotBegun(buildBookingRequest(), buildTurnFacts({ minutesToStart: -1 }))],
    ['turn_begun', turnHasNotBegun(buildBookingRequest(), buildTurnFacts({ minutesToStart: 29 }))],
    [
      'slot_mismatch',
      slotKeyAndMealAgree(buildBookingRequest({ mealType: 'pranzo' }), buildTurnFacts()),
    ],
    [
      'slot_mismatch',
      slotKeyAndMealAgree(buildBookingRequest({ timeSlot: 'cena_secondo' }), buildTurnFacts()),
    ],
    ['table_unknown', tableExists(buildBookingRequest(), buildTurnFacts({ tables: [] }))],
    ['table_inactive', tableIsActive(buildBookingRequest(), withTable({ isActive: false }))],
    ['table_blocked', tableIsNotBlocked(buildBookingRequest(), withTable({ blocked: true }))],
    ['table_taken', tableIsFree(buildBookingRequest(), withTable({ takenBy: 'another' }))],
    [
      'table_too_small',
      tableIsLargeEnough(buildBookingRequest({ numberOfPeople: 5 }), buildTurnFacts()),
    ],
    [
      'table_too_large',
      tableIsSmallEnough(
        buildBookingRequest({ numberOfPeople: 2 }),
        withTable({ capacity: 8, capacityMin: 5 }),
      ),
    ],
  ])('%s', (code, refusal) =>
    expect(refusal).toMatchObject({
      code,
      message: expect.stringMatching(/\p{L}{3,}.*[.\p{L}]$/u),
    }),
  );

  it('and says which field is to blame when the request itself is wrong', () =>
    expect(
      dateIsNotPast(buildBookingRequest(), buildTurnFacts({ date: '2027-03-10' })),
    ).toMatchObject({
      kind: 'invalid',
      fields: { reservationDate: expect.any(String) },
    }));
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
