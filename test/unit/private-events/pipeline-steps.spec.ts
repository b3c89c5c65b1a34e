import { pipelineStages } from '#src/contracts/private-events/pipeline-codes.ts';
import { quoteDecider } from '#src/contexts/private-events/domain/quote-decider.ts';
import type { Occasion, QuoteEvent } from '#src/contexts/private-events/domain/quote-events.ts';
import { toPipelineStage } from '#src/contexts/private-events/domain/stages.ts';
import { fold } from '#src/event-log/decider.ts';
import { specifyDecider } from '#test/support/assertions/decider-specification.ts';

const { given } = specifyDecider(quoteDecider);

const occasion: Occasion = { date: '2027-06-19', mealType: 'pranzo', numberOfPeople: 50 };
const moment = { now: '2027-03-10T09:00:00.000Z', today: '2027-03-10' };
const until = '2027-03-12T19:00:00.000Z';

const requested: QuoteEvent = { type: 'QuoteRequested', data: { occasion } };
const requestedByPhone: QuoteEvent = {
  type: 'QuoteRequested',
  data: { occasion, channel: 'phone' },
};
const contactNoted: QuoteEvent = {
  type: 'QuoteContactNoted',
  data: { occasion, channel: 'phone', callBackOn: null },
};
const proposed = (optionUntil: string | null = null): QuoteEvent => ({
  type: 'ProposalMade',
  data: { occasion, version: 1, price: '€ 46,00', optionUntil },
});
const optionSet: QuoteEvent = {
  type: 'OptionSet',
  data: { occasion, version: 1, optionUntil: until },
};
const approved: QuoteEvent = { type: 'QuoteApproved', data: { occasion, quotedPrice: null } };
const rejected: QuoteEvent = { type: 'QuoteRejected', data: { occasion, quotedPrice: null } };
const lost: QuoteEvent = { type: 'QuoteLost', data: { occasion, reason: 'price' } };
const paid: QuoteEvent = {
  type: 'QuotePaymentNoted',
  data: { occasion, kind: 'deposit', amountCents: 20_000, paidOn: '2027-03-10' },
};

describe('the stage of a quote', () => {
  it.each<[string, readonly QuoteEvent[]]>([
    ['asked', [requested]],
    ['contacted', [requestedByPhone]],
    ['contacted', [requested, contactNoted]],
    ['proposed', [requested, proposed()]],
    ['proposed', [requested, proposed(), contactNoted]],
    ['option', [requested, proposed(until)]],
    ['option', [requested, proposed(), optionSet]],
    ['proposed', [requested, proposed(until), proposed()]],
    ['confirmed', [requested, approved]],
    ['confirmed', [requested, proposed(until), approved, paid, proposed(), contactNoted]],
    ['lost', [requested, rejected]],
    ['lost', [requested, approved, lost, contactNoted]],
  ])('is %s', (stage, history) => {
    expect(fold(quoteDecider, history)).toMatchObject({ stage });
  });

  it('changes to done after the event day only when it is confirmed', () => {
    for (const stage of pipelineStages.filter((one) => one !== 'done')) {
      expect(toPipelineStage(stage, '2027-06-19', '2027-06-19')).toBe(stage);
      expect(toPipelineStage(stage, '2027-06-19', '2027-06-20')).toBe(
        stage === 'confirmed' ? 'done' : stage,
      );
    }
  });
});

describe('setting an option', () => {
  const set = { type: 'SetOption', option: { date: '2027-03-12', until }, ...moment } as const;

  it('applies to the newest proposal, and appends nothing when the option is the same', () => {
    given(requested, proposed()).when(set).then(optionSet);
    given(requested, proposed(until)).when(set).then();
  });

  it('is rejected without a proposal, after the decision, in the past and after the event', () => {
    given(requested).when(set).refuses('option_without_proposal');
    given(requested, proposed(), approved).when(set).refuses('quote_settled');
    given(requested, proposed())
      .when({ ...set, option: { date: '2027-03-10', until: moment.now } })
      .refuses('option_past');
    given(requested, proposed())
      .when({ ...set, option: { date: '2027-06-20', until: '2027-06-20T10:00:00.000Z' } })
      .refuses('option_after_event');
  });
});

describe('undoing an approval', () => {
  const undo = { type: 'UndoApproval', ...moment } as const;
  const undone = (stage: 'asked' | 'option'): QuoteEvent => ({
    type: 'QuoteApprovalUndone',
    data: { occasion, stage, hold: null, despiteConflicts: false },
  });

  it('restores stage and hold, and is possible again after another approval', () => {
    given(requested, approved).when(undo).then(undone('asked'));
    given(requested, proposed(until), approved).when(undo).then(undone('option'));
    given(requested, approved, undone('asked'), approved).when(undo).then(undone('asked'));
  });

  it('is rejected for a quote that is not approved, and after the event', () => {
    given(requested).when(undo).refuses('quote_not_approved');
    given(requested, approved, undone('asked')).when(undo).refuses('quote_not_approved');
    given(requested, approved, lost).when(undo).refuses('quote_not_approved');
    given(requested, approved)
      .when({ ...undo, today: '2027-06-20' })
      .refuses('event_past');
  });
});

describe('marking a quote as lost', () => {
  const lose = { type: 'Lose', reason: 'price' } as const;

  it('is possible for a confirmed quote, and rejected for a closed one', () => {
    given(requested, approved).when(lose).then(lost);
    given(requested, lost).when(lose).refuses('quote_settled');
    given(requested, rejected).when(lose).refuses('quote_settled');
    given(requested, lost).when({ type: 'Approve', today: '2027-03-10' }).refuses('quote_settled');
  });
});

describe('recording a payment', () => {
  const pay = {
    type: 'NotePayment',
    kind: 'deposit',
    amountCents: 20_000,
    paidOn: '2027-03-10',
    ...moment,
  } as const;

  it('is rejected for tomorrow and for a lost quote', () => {
    given(requested).when(pay).then(paid);
    given(requested)
      .when({ ...pay, paidOn: '2027-03-11' })
      .refuses('payment_in_future');
    given(requested, lost).when(pay).refuses('quote_settled');
  });
});
