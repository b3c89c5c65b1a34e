import type { Occasion, QuoteEvent } from '#src/contexts/private-events/domain/quote-events.ts';
import { quoteDecider } from '#src/contexts/private-events/domain/quote-decider.ts';
import { catchRefusal, specifyDecider } from '#test/support/assertions/decider-specification.ts';

const { given } = specifyDecider(quoteDecider);

const occasion: Occasion = { date: '2027-06-19', mealType: 'cena', numberOfPeople: 50 };
const quotedPrice = '€ 45,00 a persona';
const requested: QuoteEvent = { type: 'QuoteRequested', data: { occasion } };
const hold = { covers: 50, floor: null, timeSlotIds: [], closesService: false };
const held = { hold, despiteConflicts: false };
const approved: QuoteEvent = { type: 'QuoteApproved', data: { occasion, quotedPrice, ...held } };
const rejected: QuoteEvent = {
  type: 'QuoteRejected',
  data: { occasion, quotedPrice: null, reason: 'short_notice' },
};

const request = { type: 'Request', occasion, today: '2027-03-10', lastDay: '2029-03-09' } as const;
const approve = { type: 'Approve', quotedPrice, today: '2027-03-10' } as const;
const reject = { type: 'Reject', quotedPrice: null, reason: 'short_notice' } as const;

describe('a quote', () => {
  it('is requested for an occasion', () => given().when(request).then(requested));
  it('may be for today', () =>
    given()
      .when({ ...request, today: occasion.date })
      .then(requested));
  it('is rejected for a past date, with an error for the field eventDate', () => {
    given()
      .when({ ...request, today: '2027-06-20' })
      .refuses('date_past');
    const refusal = catchRefusal(() =>
      quoteDecider.decide({ ...request, today: '2027-06-20' }, quoteDecider.initial),
    )?.refusal;
    expect(refusal).toMatchObject({
      kind: 'invalid',
      fields: { eventDate: { id: 'date_past' } },
    });
  });

  it('is rejected after the last bookable day, with that day in the error', () => {
    given()
      .when({ ...request, lastDay: occasion.date })
      .then(requested);
    const refusal = catchRefusal(() =>
      quoteDecider.decide({ ...request, lastDay: '2027-06-18' }, quoteDecider.initial),
    )?.refusal;
    expect(refusal).toMatchObject({
      kind: 'invalid',
      code: 'date_too_far',
      details: { lastDay: '2027-06-18' },
      fields: {
        eventDate: { id: 'date_too_far.quote', values: { lastDay: new Date('2027-06-18') } },
      },
    });
  });

  it('is approved by staff with a price', () => given(requested).when(approve).then(approved));
  it('is approved without a price', () =>
    given(requested)
      .when({ ...approve, quotedPrice: null })
      .then({ type: 'QuoteApproved', data: { occasion, quotedPrice: null, ...held } }));
  it('takes nothing when it is approved after its date', () =>
    given(requested)
      .when({ ...approve, today: '2027-06-20' })
      .then({ type: 'QuoteApproved', data: { occasion, quotedPrice } }));
  it('rejects an answer to what it takes after its date', () =>
    given(requested)
      .when({ ...approve, today: '2027-06-20', hold })
      .refuses('event_past'));
  it('is rejected by staff', () => given(requested).when(reject).then(rejected));
  it('is not approved when it does not exist', () =>
    given().when(approve).refuses('quote_unknown'));

  it('appends nothing when it is approved again with another price', () =>
    given(requested, approved)
      .when({ ...approve, quotedPrice: '€ 50' })
      .then());
  it('appends nothing when it is rejected again', () =>
    given(requested, rejected).when(reject).then());
  it('appends nothing when a rejection without a reason is rejected again', () =>
    given(requested, { type: 'QuoteRejected', data: { occasion, quotedPrice: null } })
      .when(reject)
      .then());

  it.each([
    ['rejected after approval', [requested, approved], reject, 'Approvato'],
    ['approved after rejection', [requested, rejected], approve, 'Rifiutato'],
  ])('cannot be %s', (_, past, command, state) => {
    const quote = past.reduce(quoteDecider.evolve, quoteDecider.initial);
    expect(catchRefusal(() => quoteDecider.decide(command, quote))?.refusal).toMatchObject({
      kind: 'conflict',
      code: 'quote_settled',
      message: { values: { state } },
    });
  });

  const today = '2027-06-19';
  const change = { type: 'ChangeOffer', quotedPrice: '€ 50', today } as const;
  const changed = (previousPrice: string | null): QuoteEvent => ({
    type: 'QuoteOfferChanged',
    data: { occasion, quotedPrice: '€ 50', previousPrice, notes: 'kept' },
  });

  it.each([
    ['pending', [requested], null],
    ['approved', [requested, approved], quotedPrice],
    ['rejected', [requested, rejected], null],
  ] as const)('changes its price while it is %s, until the day of the event', (_, past, before) =>
    given(...past)
      .when(change)
      .then(changed(before)),
  );
  it('keeps its price when only the notes change', () =>
    given(requested, approved)
      .when({ type: 'ChangeOffer', notes: 'written', today })
      .then({
        type: 'QuoteOfferChanged',
        data: { occasion, quotedPrice, previousPrice: quotedPrice, notes: 'written' },
      }));
  it('appends nothing when the new price is the current price', () =>
    given(requested, changed(null))
      .when({ ...change, today: '2028-01-01' })
      .then());
  it('rejects another price after the event', () =>
    given(requested, approved)
      .when({ ...change, today: '2027-06-20' })
      .refuses('event_past'));
  it('is approved with the price that was set before', () =>
    given(requested, changed(null))
      .when({ type: 'Approve', today })
      .then({ type: 'QuoteApproved', data: { occasion, quotedPrice: '€ 50', ...held } }));
});
