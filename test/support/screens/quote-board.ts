import { within } from '@testing-library/react';
import { listRooms } from '#src/contracts/booking/rooms.ts';
import { listTimeSlots } from '#src/contracts/booking/time-slots.ts';
import { pipelineStages } from '#src/contracts/private-events/pipeline-codes.ts';
import {
  readQuote,
  readQuoteBoard,
  type QuoteDetail,
} from '#src/contracts/private-events/pipeline-operations.ts';
import type { QuoteCardView, TimelineEntry } from '#src/contracts/private-events/pipeline.ts';
import { countQuotes, listQuotes } from '#src/contracts/private-events/quotes.ts';
import { dinnerTurns } from '#test/support/builders/floor-views.ts';
import { buildQuote } from '#test/support/builders/quote-views.ts';
import { setupScreens } from './open-screen.tsx';
import { storeRows } from './stored-rows.ts';

const AT = '2027-03-10T09:00:00.000Z';

export const buildTimelineEntry = (over: Partial<TimelineEntry>): TimelineEntry => ({
  type: 'QuoteRequested',
  at: AT,
  by: 'direzione',
  version: null,
  channel: null,
  callBackOn: null,
  amountCents: null,
  kind: null,
  optionUntil: null,
  text: null,
  ...over,
});
export const buildQuoteDetail = (over: Partial<QuoteDetail> = {}): QuoteDetail => ({
  ...buildQuote({ celebration: 'Matrimonio' }),
  stage: 'asked',
  callBackOn: null,
  payments: [],
  timeline: [buildTimelineEntry({})],
  ...over,
});
export const buildProposal = (over: Partial<QuoteDetail['proposals'][number]> = {}) => ({
  version: 1,
  price: '€ 46,00 a persona',
  text: 'Risotto, cassata.',
  optionUntil: null,
  madeAt: AT,
  sentAt: AT,
  seenAt: null,
  acceptedAt: null,
  ...over,
});

const toCard = (quote: QuoteDetail): QuoteCardView => ({
  id: quote.id,
  customerName: quote.customerName,
  eventKind: null,
  celebration: quote.celebration,
  eventDate: quote.eventDate,
  mealType: quote.mealType,
  numberOfPeople: quote.numberOfPeople,
  stage: quote.stage,
  createdAt: quote.createdAt,
  proposalVersion: quote.proposals[0]?.version ?? 0,
  proposalSeenAt: null,
  isAccepted: false,
  holdsSeats: quote.hold !== null,
  hasOpenQuestion: false,
  optionUntil: quote.proposals[0]?.optionUntil ?? null,
  callBackOn: quote.callBackOn,
  depositCents: quote.paidCents,
  isPaid: false,
  lostReason: quote.lostReason,
});

/** Opens the board of private events, with a server that keeps its quotes. */
export const setupQuoteBoard = () => {
  const screens = setupScreens();
  const { api, user, screen, press, openStaffPage } = screens;
  let quotes = storeRows<QuoteDetail>([]);
  const count = (stage: QuoteDetail['stage']) =>
    quotes.all().filter((quote) => quote.stage === stage).length;
  const answerBoard = () => {
    api().answer(readQuoteBoard, () => ({
      counts: Object.fromEntries(pipelineStages.map((stage) => [stage, count(stage)])) as never,
      cards: quotes.all().map(toCard),
    }));
    api().answer(readQuote, ({ params }) => quotes.find(params['id']));
    api().answer(listQuotes, []);
    api().answer(countQuotes, { pending: 0, approved: 0, rejected: 0 });
    api().answer(listRooms, []);
    api().answer(listTimeSlots, Object.values(dinnerTurns));
  };
  const column = (stage: string) =>
    screen.findByRole('region', { name: new RegExp(`^${stage}, `) });
  return {
    ...screens,
    add: (quote: QuoteDetail) => quotes.add(quote),
    change: (id: string, over: Partial<QuoteDetail>) => quotes.change(id, over),
    openBoard: async (...existing: QuoteDetail[]) => {
      quotes = storeRows(existing);
      answerBoard();
      await openStaffPage('/admin?tab=quotes');
      await press('Tavolo delle feste');
      await screen.findByRole('heading', { name: 'Feste', level: 2 });
    },
    findCard: async (stage: string, name = 'Festa Di Prova') =>
      within(await column(stage)).findByRole('button', { name: new RegExp(name) }),
    panel: async (name = 'Matrimonio Festa Di Prova') =>
      within(await screen.findByRole('region', { name })),
    pressInDialog: async (name: string) =>
      user().click(await within(await screen.findByRole('dialog')).findByRole('button', { name })),
  };
};
