import {
  acceptanceRules,
  admissionRules,
  coversSuffice,
  dateIsNotPast,
  partyFitsOnline,
  refusalOf,
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
} from '#src/contexts/booking/domain/admission.ts';
import { SLOT_ID, aTable, aTurn, aWish } from '#test/support/turns.ts';

const withTable = (over: Parameters<typeof aTable>[0]) => aTurn({ tables: [aTable(over)] });

describe('a request is admitted', () => {
  it('when every rule is kept', () =>
    expect(refusalOf(admissionRules, aWish(), aTurn())).toBeNull());
  it('up to the last cover of the turn', () =>
    expect(coversSuffice(aWish(), aTurn({ coversHeld: 71 }))).toBeNull());
  it('for today, when the turn is still far enough', () =>
    expect(
      refusalOf(admissionRules, aWish(), aTurn({ date: '2027-03-11', minutesToStart: 30 })),
    ).toBeNull());
  it('without a table: the staff choose', () =>
    expect(refusalOf(admissionRules, aWish({ tableId: null }), aTurn({ tables: [] }))).toBeNull());
  it('when key, slot and meal name the same turn', () => {
    expect(
      slotKeyAndMealAgree(aWish({ mealType: 'cena', timeSlot: 'cena_primo' }), aTurn()),
    ).toBeNull();
    expect(slotKeyAndMealAgree(aWish({ timeSlot: SLOT_ID }), aTurn())).toBeNull();
  });
});

describe('each rule refuses with its own code and sentence', () => {
  it.each([
    [
      'date_past',
      'La data non può essere nel passato',
      dateIsNotPast(aWish(), aTurn({ date: '2027-03-10' })),
    ],
    [
      'party_too_large',
      'Massimo 8 persone per prenotazione online',
      partyFitsOnline(aWish({ numberOfPeople: 9 }), aTurn()),
    ],
    [
      'turn_full',
      'Capacità insufficiente per 4 persone. Richiedi 4 posti, disponibili 3.',
      coversSuffice(aWish(), aTurn({ coversHeld: 72 })),
    ],
  ])('%s: %s', (code, message, refusal) => expect(refusal).toMatchObject({ code, message }));

  it.each([
    ['slot_inactive', slotIsActive(aWish(), aTurn({ slot: { ...aTurn().slot, isActive: false } }))],
    ['service_closed', serviceIsOpen(aWish(), aTurn({ closed: true }))],
    ['turn_begun', turnHasNotBegun(aWish(), aTurn({ minutesToStart: -1 }))],
    ['turn_begun', turnHasNotBegun(aWish(), aTurn({ minutesToStart: 29 }))],
    ['slot_mismatch', slotKeyAndMealAgree(aWish({ mealType: 'pranzo' }), aTurn())],
    ['slot_mismatch', slotKeyAndMealAgree(aWish({ timeSlot: 'cena_secondo' }), aTurn())],
    ['table_unknown', tableExists(aWish(), aTurn({ tables: [] }))],
    ['table_inactive', tableIsActive(aWish(), withTable({ isActive: false }))],
    ['table_blocked', tableIsNotBlocked(aWish(), withTable({ blocked: true }))],
    ['table_taken', tableIsFree(aWish(), withTable({ takenBy: 'another' }))],
    ['table_too_small', tableIsLargeEnough(aWish({ numberOfPeople: 5 }), aTurn())],
    [
      'table_too_large',
      tableIsSmallEnough(aWish({ numberOfPeople: 2 }), withTable({ capacity: 8, capacityMin: 5 })),
    ],
  ])('%s', (code, refusal) =>
    expect(refusal).toMatchObject({
      code,
      message: expect.stringMatching(/\p{L}{3,}.*[.\p{L}]$/u),
    }),
  );

  it('and says which field is to blame when the request itself is wrong', () =>
    expect(dateIsNotPast(aWish(), aTurn({ date: '2027-03-10' }))).toMatchObject({
      kind: 'invalid',
      fields: { reservationDate: expect.any(String) },
    }));
});

describe('accepting', () => {
  it('checks closures and the table again', () => {
    expect(refusalOf(acceptanceRules, aWish(), aTurn({ closed: true }))?.code).toBe(
      'service_closed',
    );
    expect(refusalOf(acceptanceRules, aWish(), withTable({ blocked: true }))?.code).toBe(
      'table_blocked',
    );
  });
  it('does not mind a full turn, a begun one or a retired slot: its covers are held already', () =>
    expect(
      refusalOf(acceptanceRules, aWish(), aTurn({ coversHeld: 75, minutesToStart: -20 })),
    ).toBeNull());
});
