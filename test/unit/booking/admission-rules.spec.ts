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
  turnHasNotBegun,
} from '#src/contexts/booking/domain/admission-rules.ts';
import { listFreeTables } from '#src/contexts/booking/domain/availability.ts';
import { firstRefusal } from '#src/contexts/booking/domain/check-admission.ts';
import { tableIsSmallEnough } from '#src/contexts/booking/domain/minimum-party-rules.ts';
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

const findRefusal = (rule: AdmissionRule, bookingRequest: BookingRequest, facts: TurnFacts) =>
  firstRefusal([rule], bookingRequest, facts);

const createFactsWithTable = (over: Parameters<typeof buildTableFacts>[0]) =>
  buildTurnFacts({ tables: [buildTableFacts(over)] });

describe('a request', () => {
  it('is admitted when it satisfies every rule', () =>
    expect(firstRefusal(admissionRules, buildBookingRequest(), buildTurnFacts())).toBeNull());
  it('is admitted up to the last cover of the turn', () =>
    expect(
      findRefusal(coversSuffice, buildBookingRequest(), buildTurnFacts({ coversHeld: 71 })),
    ).toBeNull());
  it('is admitted for today up to 30 minutes before the turn starts', () =>
    expect(
      firstRefusal(
        admissionRules,
        buildBookingRequest(),
        buildTurnFacts({ date: '2027-03-11', minutesToStart: 30 }),
      ),
    ).toBeNull());
  it('is admitted without a table', () =>
    expect(
      firstRefusal(admissionRules, buildBookingRequest({ tableId: null }), buildTurnFacts()),
    ).toBeNull());
  it('is admitted when slot key, slot id and meal match the turn', () => {
    expect(
      firstRefusal(
        [slotServesMeal, slotKeyMatches],
        buildBookingRequest({ mealType: 'cena', timeSlot: 'cena_primo' }),
        buildTurnFacts(),
      ),
    ).toBeNull();
    expect(
      findRefusal(slotKeyMatches, buildBookingRequest({ timeSlot: SLOT_ID }), buildTurnFacts()),
    ).toBeNull();
  });
});

describe('the refusal of an admission rule', () => {
  it.each([
    [
      'date_past',
      'La data non può essere nel passato',
      findRefusal(dateIsNotPast, buildBookingRequest(), buildTurnFacts({ date: '2027-03-10' })),
    ],
    [
      'party_too_large',
      'Massimo 8 persone per prenotazione online',
      findRefusal(partyFitsOnline, buildBookingRequest({ numberOfPeople: 9 }), buildTurnFacts()),
    ],
    [
      'turn_full',
      'Capacità insufficiente per 4 persone. Richiedi 4 posti, disponibili 3.',
      findRefusal(coversSuffice, buildBookingRequest(), buildTurnFacts({ coversHeld: 72 })),
    ],
    [
      'table_out_of_season',
      'La sala di questo tavolo è chiusa: riapre giovedì 1 aprile 2027. Scegli un altro tavolo.',
      findRefusal(
        tableIsInSeason,
        buildBookingRequest(),
        buildTurnFacts({
          floorsOutOfSeason: [0, 1],
          closedRooms: [
            { floor: 0, reopensOn: '2027-05-01' },
            { floor: 1, reopensOn: '2027-04-01' },
          ],
        }),
      ),
    ],
  ])('has the code %s and the message: %s', (code, sentence, refusal) => {
    expect(refusal?.code).toBe(code);
    expect(formatItalian(refusal?.message as Message)).toBe(sentence);
  });

  it.each([
    [
      'slot_inactive',
      findRefusal(
        slotIsActive,
        buildBookingRequest(),
        buildTurnFacts({ slot: { ...buildTurnFacts().slot, isActive: false } }),
      ),
    ],
    [
      'service_closed',
      findRefusal(serviceIsOpen, buildBookingRequest(), buildTurnFacts({ closed: true })),
    ],
    [
      'turn_begun',
      findRefusal(turnHasNotBegun, buildBookingRequest(), buildTurnFacts({ minutesToStart: -1 })),
    ],
    [
      'turn_begun',
      findRefusal(turnHasNotBegun, buildBookingRequest(), buildTurnFacts({ minutesToStart: 29 })),
    ],
    [
      'slot_mismatch',
      findRefusal(slotServesMeal, buildBookingRequest({ mealType: 'pranzo' }), buildTurnFacts()),
    ],
    [
      'slot_mismatch',
      findRefusal(
        slotKeyMatches,
        buildBookingRequest({ timeSlot: 'cena_secondo' }),
        buildTurnFacts(),
      ),
    ],
    [
      'table_unknown',
      findRefusal(tableExists, buildBookingRequest(), buildTurnFacts({ tables: [] })),
    ],
    [
      'table_inactive',
      findRefusal(tableIsActive, buildBookingRequest(), createFactsWithTable({ isActive: false })),
    ],
    [
      'table_out_of_season',
      findRefusal(
        tableIsInSeason,
        buildBookingRequest(),
        buildTurnFacts({ floorsOutOfSeason: [1] }),
      ),
    ],
    [
      'table_blocked',
      findRefusal(
        tableIsNotBlocked,
        buildBookingRequest(),
        createFactsWithTable({ blocked: true }),
      ),
    ],
    [
      'table_taken',
      findRefusal(tableIsFree, buildBookingRequest(), createFactsWithTable({ takenBy: 'another' })),
    ],
    [
      'table_too_small',
      findRefusal(tableIsLargeEnough, buildBookingRequest({ numberOfPeople: 5 }), buildTurnFacts()),
    ],
    [
      'table_too_large',
      findRefusal(
        tableIsSmallEnough,
        buildBookingRequest({ numberOfPeople: 2 }),
        createFactsWithTable({ capacity: 8, capacityMin: 5 }),
      ),
    ],
    [
      'no_table_left',
      findRefusal(
        everyoneIsSeated,
        buildBookingRequest({ tableId: null }),
        buildTurnFacts({ partiesWithoutTable: [2] }),
      ),
    ],
  ])('has the code %s', (code, refusal) => expect(refusal?.code).toBe(code));

  it('names the invalid field when the request itself is invalid', () =>
    expect(
      findRefusal(dateIsNotPast, buildBookingRequest(), buildTurnFacts({ date: '2027-03-10' })),
    ).toMatchObject({
      kind: 'invalid',
      fields: { reservationDate: { id: 'date_past' } },
    }));
});

describe('the tables of a room out of season', () => {
  const indoors = buildTableFacts({ id: 'indoors', floor: 0 });
  const outdoors = buildTableFacts({ id: 'outdoors', floor: 2 });
  const createTurn = (floorsOutOfSeason: readonly number[]) =>
    buildTurnFacts({ tables: [indoors, outdoors], partiesWithoutTable: [4], floorsOutOfSeason });
  const findRefusalCode = (tableId: string | null, facts: TurnFacts) =>
    firstRefusal(admissionRules, buildBookingRequest({ tableId }), facts)?.code ?? null;

  it('are not counted: the last table indoors is left to the party without a table', () => {
    expect([
      findRefusalCode(null, createTurn([2])),
      findRefusalCode('indoors', createTurn([2])),
    ]).toEqual(['no_table_left', 'no_table_left']);
    expect([
      findRefusalCode(null, createTurn([])),
      findRefusalCode('indoors', createTurn([])),
    ]).toEqual([null, null]);
  });

  it('are not offered, and cannot be chosen', () => {
    expect(findRefusalCode('outdoors', createTurn([2]))).toBe('table_out_of_season');
    expect(findRefusalCode('outdoors', createTurn([]))).toBeNull();
    const facts = { ...createTurn([2]), partiesWithoutTable: [] };
    expect(listFreeTables(4, facts, 'desk').map(({ tableId }) => tableId)).toEqual(['indoors']);
  });
});

describe('the acceptance of a request', () => {
  it('checks closures and the table again', () => {
    expect(
      firstRefusal(acceptanceRules, buildBookingRequest(), buildTurnFacts({ closed: true }))?.code,
    ).toBe('service_closed');
    expect(
      firstRefusal(acceptanceRules, buildBookingRequest(), createFactsWithTable({ blocked: true }))
        ?.code,
    ).toBe('table_blocked');
  });
  it('does not check the covers or the start of the turn again', () =>
    expect(
      firstRefusal(
        acceptanceRules,
        buildBookingRequest(),
        buildTurnFacts({ coversHeld: 75, minutesToStart: -20 }),
      ),
    ).toBeNull());
});
