import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';

let built = 0;

/** A pending request for a dinner of 50 people in June. */
export const buildQuote = (over: Partial<QuoteView> = {}): QuoteView => ({
  id: `00000000-0000-4000-8700-${String(++built).padStart(12, '0')}`,
  reference: '7K3-9QXM',
  customerName: 'Festa Di Prova',
  customerPhone: '+39 0935 000 101',
  customerEmail: 'agata@example.org',
  eventDate: '2027-06-19',
  mealType: 'cena',
  numberOfPeople: 50,
  menuIdeas: 'Antipasti di mare e una torta a tre piani',
  additionalNotes: 'Battesimo della nipote',
  celebration: null,
  adminNotes: null,
  quotedPrice: null,
  paidCents: 0,
  status: 'pending',
  lostReason: null,
  hold: null,
  language: 'it',
  wishes: { eventKind: null, startTime: null, children: null, budgetPerPerson: null, place: null },
  link: '/private-events/quotes/prova',
  proposals: [],
  questions: [],
  createdAt: '2027-03-09T18:00:00.000Z',
  updatedAt: '2027-03-09T18:00:00.000Z',
  ...over,
});

/** A quote with one proposal of staff, as the guest sees it. */
export const buildOwnQuote = (over: Partial<OwnQuote> = {}): OwnQuote => ({
  reference: '7K3-9QXM',
  state: 'proposed',
  eventDate: '2027-06-19',
  mealType: 'cena',
  numberOfPeople: 50,
  wishes: { eventKind: null, startTime: null, children: null, budgetPerPerson: null, place: null },
  createdAt: '2027-03-09T18:00:00.000Z',
  proposals: [
    {
      version: 1,
      price: '€ 2.400,00',
      text: 'Cena in terrazza',
      optionUntil: null,
      madeAt: '2027-03-10T08:00:00.000Z',
    },
  ],
  acceptedVersion: null,
  isDepositPaid: false,
  questions: [],
  isAcceptable: true,
  isOpen: true,
  ...over,
});
