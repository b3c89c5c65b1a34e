import {
  findAcceptedProposal,
  findMailedEvent,
  planQuoteMails,
} from '#src/contexts/private-events/guest-mails/plan-quote-mail.ts';
import type { QuoteEvent } from '#src/contexts/private-events/domain/quote-events.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { createClock } from '#src/platform/clock.ts';
import { venue } from '#src/venue.ts';
import { quoteMailSamples } from '#test/support/fixtures/quote-mails.ts';

const occasion = { date: '2027-01-16', mealType: 'pranzo', numberOfPeople: 50 } as const;

describe.each(quoteMailSamples)('the mail $name in $language', ({ language, name, mail }) => {
  const { subject, html, text } = mail;

  it('contains the facts, and one link to the page', () => {
    expect(subject).not.toMatch(/[{}]/);
    expect(text).not.toMatch(/[{}]|undefined/);
    expect(html).toContain(`<html lang="${language}"`);
    expect(text.match(/events\/abc/g)).toHaveLength(1);
    expect(text).toContain('Rosalba');
    expect(text).toMatch(/50/);
    expect(text.includes('46,00')).toBe(
      ['quote-proposed', 'quote-accepted', 'quote-approved'].includes(name),
    );
    expect(/20[:\u00a0]/.test(text)).toBe(name === 'quote-proposed');
  });
});

it.each(quoteMailSamples.filter(({ name }) => name === 'quote-approved'))(
  'names the accepted version in the mail about the approval ($language)',
  ({ mail }) => expect(mail.text).toMatch(/(proposta|proposal|propuesta|proposition) 2/i),
);

it.each(quoteMailSamples.filter(({ name }) => name === 'quote-rejected'))(
  'contains the telephone number twice in the mail about the rejection ($language)',
  ({ mail }) => expect(mail.html.split(venue.phone.href)).toHaveLength(3),
);

const createRecordedEvent = (type: string, id: string, more: object = {}) =>
  ({
    id,
    type,
    stream: 'quote-1',
    data: { occasion, ...more },
  }) as unknown as RecordedEvent<QuoteEvent>;

it.each(['ProposalMade', 'QuoteRejected'])(
  'sends no mail about a proposal that %s has replaced',
  (type) => {
    const history = [
      createRecordedEvent('QuoteRequested', 'a'),
      createRecordedEvent('ProposalMade', 'b'),
    ];
    expect(findMailedEvent(history, 'b', 60)?.id).toBe('b');
    expect(findMailedEvent([...history, createRecordedEvent(type, 'c')], 'b', 60)).toBeNull();
    expect(
      findMailedEvent([...history, createRecordedEvent('ProposalSent', 'c')], 'c', 60),
    ).toBeNull();
  },
);

it.each([
  ['neither before', 59, []],
  ['only the correction after', 60, ['c']],
])('sends %s the mail about the approval was due', (_, seconds, mailed) => {
  const at = (second: number) => new Date(second * 1_000).toISOString();
  const history = [
    createRecordedEvent('QuoteRequested', 'a'),
    { ...createRecordedEvent('QuoteApproved', 'b'), at: at(0) },
    { ...createRecordedEvent('QuoteApprovalUndone', 'c'), at: at(seconds) },
  ];
  const sent = ['b', 'c'].filter((id) => findMailedEvent(history, id, 60) !== null);
  expect(sent).toEqual(mailed);
});

it.each(['QuoteApproved', 'QuoteRejected'])('sends a mail to the guest about %s', (type) => {
  const history = [createRecordedEvent('QuoteRequested', 'a'), createRecordedEvent(type, 'b')];
  expect(findMailedEvent(history, 'b', 60)?.id).toBe('b');
});

describe('the accepted proposal in the mail about an approval', () => {
  const createHistory = (...steps: (readonly [type: string, data: object])[]) =>
    [['QuoteRequested', {}] as const, ...steps, ['QuoteApproved', {}] as const].map(
      ([type, data], index) => ({
        ...createRecordedEvent(type, `${index}`, data),
        version: index + 1,
      }),
    );
  const first = { version: 1, price: '€ 49,00', optionUntil: null };
  const second = { version: 2, price: '€ 46,00', optionUntil: null };

  it.each([
    ['nothing without a proposal', createHistory(), null],
    ['nothing if the guest accepted none', createHistory(['ProposalMade', first]), null],
    [
      'the accepted proposal',
      createHistory(
        ['ProposalMade', first],
        ['ProposalMade', second],
        ['ProposalAccepted', second],
      ),
      second,
    ],
    [
      'nothing if a newer proposal replaced the accepted one',
      createHistory(['ProposalMade', first], ['ProposalAccepted', first], ['ProposalMade', second]),
      null,
    ],
  ])('is %s', (_, history, agreed) =>
    expect(findAcceptedProposal(history, history.at(-1)!)).toEqual(agreed),
  );

  it('ignores events after the approval', () => {
    const history = createHistory(['ProposalMade', first], ['ProposalAccepted', first]);
    const approval = history.at(-1)!;
    const later = {
      ...createRecordedEvent('ProposalMade', 'later', second),
      version: approval.version + 1,
    };
    expect(findAcceptedProposal([...history, later], approval)).toEqual(first);
  });
});

it.each([
  ['on the last evening', '2027-01-16T22:59:00.000Z', 1],
  ['on the day after', '2027-01-16T23:01:00.000Z', 0],
])('plans a mail about an answer %s: %s, %i', async (_, at, count) => {
  const plan = planQuoteMails({
    contacts: { listWithEmail: (ids) => Promise.resolve([...ids]) },
    clock: createClock(venue.timeZone),
    delayS: 60,
  });
  expect(await plan([{ ...createRecordedEvent('QuoteApproved', 'b'), at }])).toHaveLength(count);
});
