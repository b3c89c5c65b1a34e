import type { QuoteCardView } from '#src/contracts/private-events/pipeline.ts';
import { chipOf, isLate } from '#web/features/private-events/pipeline/cardChip.ts';
import { cardsOfStage, summariseBoard } from '#web/features/private-events/pipeline/boardCards.ts';
import { formatEuros, parseEuros } from '#web/features/private-events/pipeline/euros.ts';

const NOW = Date.parse('2026-11-22T11:00:00.000Z');

const card = (over: Partial<QuoteCardView> = {}): QuoteCardView => ({
  id: '00000000-0000-4000-8000-000000000001',
  customerName: 'Agata Prova',
  eventKind: null,
  celebration: 'Nozze',
  eventDate: '2027-06-12',
  mealType: 'pranzo',
  numberOfPeople: 50,
  stage: 'asked',
  createdAt: '2026-11-22T08:00:00.000Z',
  proposalVersion: 0,
  proposalSeenAt: null,
  isAccepted: false,
  holdsSeats: true,
  hasOpenQuestion: false,
  optionUntil: null,
  callBackOn: null,
  depositCents: 0,
  isPaid: false,
  lostReason: null,
  ...over,
});

describe('the chip of a quote card', () => {
  it.each<[string, Partial<QuoteCardView>]>([
    ['da 3 h', {}],
    ['da 40 min', { createdAt: '2026-11-22T10:20:00.000Z' }],
    ['■ aspetta da 26 h', { createdAt: '2026-11-21T09:00:00.000Z' }],
    ['■ aspetta da 4 giorni', { createdAt: '2026-11-18T10:00:00.000Z' }],
    ['sentito', { stage: 'contacted' }],
    ['○ richiama mar 24', { stage: 'contacted', callBackOn: '2026-11-24' }],
    ['■ richiama oggi', { stage: 'contacted', callBackOn: '2026-11-22' }],
    ['■ richiama ieri', { stage: 'proposed', proposalVersion: 1, callBackOn: '2026-11-21' }],
    ['○ v3 · non vista', { stage: 'proposed', proposalVersion: 3 }],
    [
      'v1 · vista ieri',
      { stage: 'proposed', proposalVersion: 1, proposalSeenAt: '2026-11-21T10:00:00.000Z' },
    ],
    ['■ v1 · domanda', { stage: 'proposed', proposalVersion: 1, hasOpenQuestion: true }],
    ['● v2 · accettata', { stage: 'option', proposalVersion: 2, isAccepted: true }],
    [
      '○ v2 · fino a mer 25',
      { stage: 'option', proposalVersion: 2, optionUntil: '2026-11-25T19:00:00.000Z' },
    ],
    [
      '■ opzione scaduta',
      { stage: 'option', proposalVersion: 2, optionUntil: '2026-11-22T10:59:00.000Z' },
    ],
    ['● fra 7 giorni', { stage: 'confirmed', eventDate: '2026-11-29' }],
    ['● caparra € 200', { stage: 'confirmed', depositCents: 20_000 }],
    ['○ senza caparra', { stage: 'confirmed' }],
    [
      '■ non occupa posti',
      { stage: 'confirmed', holdsSeats: false, depositCents: 20_000, isPaid: true },
    ],
    ['◆ saldato', { stage: 'done', eventDate: '2026-11-14', isPaid: true }],
    ['○ da saldare', { stage: 'done', eventDate: '2026-11-14' }],
    ['Prezzo', { stage: 'lost', lostReason: 'price' }],
    ['Rifiutata', { stage: 'lost' }],
  ])('shows "%s"', (text, over) => {
    expect(chipOf(card(over), NOW).text).toBe(text);
  });

  it('is late after 24 hours without a contact, and not one minute before', () => {
    expect(isLate(card({ createdAt: '2026-11-21T11:00:00.000Z' }), NOW)).toBe(true);
    expect(isLate(card({ createdAt: '2026-11-21T11:01:00.000Z' }), NOW)).toBe(false);
    expect(isLate(card({ createdAt: '2026-11-20T11:00:00.000Z', stage: 'contacted' }), NOW)).toBe(
      false,
    );
  });
});

describe('the cards of a stage', () => {
  it.each<[string, 'asked' | 'contacted' | 'option', Partial<QuoteCardView>[]]>([
    [
      'the longest wait',
      'asked',
      [{ createdAt: '2026-11-20T08:00:00.000Z' }, { createdAt: '2026-11-21T08:00:00.000Z' }],
    ],
    ['the next call', 'contacted', [{ callBackOn: '2026-11-23' }, { callBackOn: null }]],
    [
      'the next end of an option',
      'option',
      [{ optionUntil: '2026-11-24T19:00:00.000Z' }, { optionUntil: '2026-11-25T19:00:00.000Z' }],
    ],
  ])('are sorted by %s', (_, stage, [first, second]) => {
    const sorted = [card({ stage, ...first }), card({ stage, ...second })];
    const counts = {
      asked: 0,
      contacted: 0,
      proposed: 0,
      option: 0,
      confirmed: 0,
      done: 0,
      lost: 0,
    };
    expect(cardsOfStage({ counts, cards: sorted.toReversed() }, stage)).toEqual(sorted);
  });
});

describe('the summary of the quote board', () => {
  const summary = (cards: QuoteCardView[], confirmed = 0) =>
    summariseBoard(
      {
        counts: { asked: 1, contacted: 1, proposed: 0, option: 2, confirmed, done: 9, lost: 4 },
        cards,
      },
      NOW,
    );

  it('counts open quotes, guests to call today and options that end within a week', () => {
    const option = (optionUntil: string) =>
      card({ stage: 'option', proposalVersion: 1, optionUntil });
    expect(
      summary(
        [
          card(),
          card({ stage: 'contacted', callBackOn: '2026-11-22' }),
          card({ stage: 'contacted', callBackOn: '2026-11-24' }),
          card({ stage: 'lost', callBackOn: '2026-11-20' }),
          option('2026-11-25T19:00:00.000Z'),
          option('2026-11-27T19:00:00.000Z'),
          option('2026-12-04T19:00:00.000Z'),
          option('2026-11-22T10:00:00.000Z'),
        ],
        6,
      ),
    ).toEqual({
      open: '10 aperte',
      toHear: '2 da sentire oggi',
      options: '2 opzioni scadono entro venerdì',
    });
  });

  it('shows no options when none ends soon', () => {
    expect(summary([]).options).toBeNull();
  });
});

describe('amounts of money', () => {
  it.each([
    ['200', 20_000],
    ['€ 1.250,50', 125_050],
    ['1250,5', 125_050],
    ['12.50', 1_250],
    ['-3', null],
    ['poco', null],
  ])('are parsed from %s', (text, cents) => {
    expect(parseEuros(text)).toBe(cents);
  });

  it('show cents only when there are some', () => {
    expect([formatEuros(20_000), formatEuros(125_050)]).toEqual(['€ 200', '€ 1.250,50']);
  });
});
