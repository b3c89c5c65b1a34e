import fc from 'fast-check';
import { MAX_OPEN_QUESTIONS } from '#src/contexts/private-events/domain/proposals.ts';
import { quoteDecider } from '#src/contexts/private-events/domain/quote-decider.ts';
import type { Occasion, QuoteEvent } from '#src/contexts/private-events/domain/quote-events.ts';
import { fold } from '#src/event-log/decider.ts';
import { catchRefusal, specifyDecider } from '#test/support/assertions/decider-specification.ts';

const { given } = specifyDecider(quoteDecider);

const occasion: Occasion = { date: '2027-06-19', mealType: 'pranzo', numberOfPeople: 50 };
const price = '€ 46,00 a persona';
const moment = { now: '2027-03-10T09:00:00.000Z', today: '2027-03-10' };
const later = { now: '2027-06-20T09:00:00.000Z', today: '2027-06-20' };
const until = '2027-03-12T19:00:00.000Z';

const requested: QuoteEvent = { type: 'QuoteRequested', data: { occasion } };
const rejected: QuoteEvent = { type: 'QuoteRejected', data: { occasion, quotedPrice: null } };
const approved: QuoteEvent = { type: 'QuoteApproved', data: { occasion, quotedPrice: price } };
const proposed = (version: number, optionUntil: string | null = null): QuoteEvent => ({
  type: 'ProposalMade',
  data: { occasion, version, price, optionUntil },
});
const accepted = (version: number): QuoteEvent => ({
  type: 'ProposalAccepted',
  data: { occasion, version, price },
});
const asked = (version: number | null): QuoteEvent => ({
  type: 'QuoteQuestionAsked',
  data: { occasion, version },
});

const propose = { type: 'MakeProposal', price, option: null, ...moment } as const;
const accept = (version: number) => ({ type: 'AcceptProposal', version, ...moment }) as const;
const ask = { type: 'AskQuestion', ...moment } as const;

describe('making a proposal', () => {
  it('numbers the versions from one', () => {
    given(requested).when(propose).then(proposed(1));
    given(requested, proposed(1), accepted(1)).when(propose).then(proposed(2));
    given(requested, approved).when(propose).then(proposed(1));
  });

  it('accepts an option that ends in the future and not after the event day', () => {
    const option = { date: '2027-03-12', until };
    given(requested)
      .when({ ...propose, option })
      .then(proposed(1, until));
    given(requested)
      .when({ ...propose, option: { date: '2027-03-10', until: moment.now } })
      .refuses('option_past');
    given(requested)
      .when({ ...propose, option: { date: '2027-06-20', until: '2027-06-20T10:00:00.000Z' } })
      .refuses('option_after_event');
  });

  it('is rejected for a rejected quote, a past event and an unknown quote', () => {
    given(requested, rejected).when(propose).refuses('quote_settled');
    given(requested)
      .when({ ...propose, ...later })
      .refuses('event_past');
    given().when(propose).refuses('quote_unknown');
  });

  it('sets the price of a later approval', () =>
    given(requested, proposed(1))
      .when({ type: 'Approve', today: moment.today })
      .then({
        type: 'QuoteApproved',
        data: {
          occasion,
          quotedPrice: price,
          hold: {
            covers: occasion.numberOfPeople,
            floor: null,
            timeSlotIds: [],
            closesService: false,
          },
          despiteConflicts: false,
        },
      }));
});

describe('accepting a proposal', () => {
  it('is possible only for the newest version', () => {
    given(requested, proposed(1)).when(accept(1)).then(accepted(1));
    given(requested, proposed(1), proposed(2)).when(accept(1)).refuses('proposal_superseded');
    given(requested, proposed(1)).when(accept(2)).refuses('proposal_superseded');
    given(requested).when(accept(1)).refuses('proposal_superseded');
  });

  it('is possible only until the option ends', () => {
    given(requested, proposed(1, until)).when(accept(1)).then(accepted(1));
    given(requested, proposed(1, until))
      .when({ ...accept(1), now: until })
      .refuses('option_expired');
  });

  it('appends nothing the second time, even after the option has ended', () =>
    given(requested, proposed(1, until), accepted(1))
      .when({ ...accept(1), now: until })
      .then());

  it('is rejected for a closed quote', () => {
    given(requested, proposed(1), rejected).when(accept(1)).refuses('quote_closed');
    given(requested, proposed(1))
      .when({ ...accept(1), ...later })
      .refuses('quote_closed');
  });

  it('is possible again after staff make another proposal', () =>
    given(requested, proposed(1), accepted(1), proposed(2)).when(accept(2)).then(accepted(2)));
});

describe('asking a question', () => {
  it('is possible before and after a proposal, and keeps the option', () => {
    given(requested).when(ask).then(asked(null));
    given(requested, proposed(1, until)).when(ask).then(asked(1));
    given(requested, proposed(1, until), asked(1)).when(accept(1)).then(accepted(1));
  });

  it('is rejected after ten questions without another proposal', () => {
    const questions = Array.from({ length: MAX_OPEN_QUESTIONS }, () => asked(1));
    given(requested, proposed(1), ...questions)
      .when(ask)
      .refuses('questions_waiting');
    given(requested, proposed(1), ...questions, proposed(2))
      .when(ask)
      .then(asked(2));
  });

  it('is rejected for a closed quote', () =>
    given(requested, rejected).when(ask).refuses('quote_closed'));
});

describe('recording a proposal as sent or seen', () => {
  const data = { occasion, version: 1 };
  const sent: QuoteEvent = { type: 'ProposalSent', data };
  const seen: QuoteEvent = { type: 'ProposalSeen', data };
  const recordSeen = { type: 'RecordSeen', version: 1, ...moment } as const;

  it('appends one event for each version', () => {
    given(requested, proposed(1))
      .when({ ...recordSeen, type: 'RecordSent' })
      .then(sent);
    given(requested, proposed(1), sent).when(recordSeen).then(seen);
    given(requested, proposed(1), seen).when(recordSeen).then();
    given(requested).when(recordSeen).then();
    given(requested)
      .when({ ...recordSeen, version: 0 })
      .then();
  });
});

const DAY_MS = 86_400_000;
const START_MS = Date.parse('2027-03-10T09:00:00.000Z');
const toMoment = (day: number) => {
  const now = new Date(START_MS + day * DAY_MS).toISOString();
  return { now, today: now.slice(0, 10) };
};

const day = fc.integer({ min: 0, max: 120 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('propose' as const), day, option: fc.option(day) }),
  fc.record({ kind: fc.constant('accept' as const), day, version: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ kind: fc.constant('ask' as const), day }),
  fc.record({ kind: fc.constant('reject' as const), day }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const toCommand = (one: Step) => {
  const at = toMoment(one.day);
  switch (one.kind) {
    case 'propose': {
      const end = one.option === null ? null : toMoment(one.option);
      const option = end && { date: end.today, until: end.now };
      return { type: 'MakeProposal', price, option, ...at } as const;
    }
    case 'accept':
      return { type: 'AcceptProposal', version: one.version, ...at } as const;
    case 'ask':
      return { type: 'AskQuestion', ...at } as const;
    case 'reject':
      return { type: 'Reject', reason: 'other' } as const;
  }
};

it('accepts only the newest version, before the end of the option and of the event', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      const history: QuoteEvent[] = [requested];
      for (const one of steps) {
        const command = toCommand(one);
        const state = fold(quoteDecider, history);
        let events: readonly QuoteEvent[] = [];
        catchRefusal(() => {
          events = quoteDecider.decide(command, state);
        });
        for (const event of events)
          if (event.type === 'ProposalAccepted' && command.type === 'AcceptProposal') {
            const made = history.filter(({ type }) => type === 'ProposalMade');
            const newest = made.at(-1) as Extract<QuoteEvent, { type: 'ProposalMade' }>;
            const { version, optionUntil } = newest.data;
            expect(event.data.version).toBe(version);
            expect(optionUntil === null || command.now < optionUntil).toBe(true);
            expect(command.today <= occasion.date).toBe(true);
            expect(history.some(({ type }) => type === 'QuoteRejected')).toBe(false);
          }
        history.push(...events);
      }
    }),
    { numRuns: 500 },
  );
});
