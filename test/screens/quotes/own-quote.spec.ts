import { reportQuoteSeen } from '#src/contracts/private-events/quote-link-operations.ts';
import { buildOwnQuote } from '#test/support/builders/quote-views.ts';
import { hydratePage } from '#test/support/screens/hydrate-page.tsx';
import { setupScreens } from '#test/support/screens/open-screen.tsx';

const { api, screen } = setupScreens();

const SUPERSEDED = 'Nel frattempo c’è una nuova proposta: leggila prima di accettare.';
const [first] = buildOwnQuote().proposals;
const newest = { ...first!, version: 2, price: '€ 2.900,00', text: 'Cena in sala' };

const openQuote = async (over: Parameters<typeof buildOwnQuote>[0]) => {
  const quote = buildOwnQuote(over);
  api().answer(reportQuoteSeen, quote);
  await hydratePage('/events/a-quote-link', {
    token: 'a-quote-link',
    data: { closedMeals: [], ownQuote: quote },
  });
};
const openRefused = (isAcceptable: boolean) =>
  hydratePage('/events/a-quote-link/accept', {
    token: 'a-quote-link',
    data: {
      closedMeals: [],
      ownQuote: buildOwnQuote({ proposals: [newest, first!], isAcceptable }),
    },
    refusedForm: { code: 'conflict', message: SUPERSEDED, fields: {}, values: { version: ['1'] } },
  });

describe('a guest who accepts a proposal that staff have replaced', () => {
  it('reads the refusal and the new proposal, and may accept the new one', async () => {
    await openRefused(true);
    expect(screen.getByRole('alert')).toHaveTextContent(SUPERSEDED);
    screen.getByRole('heading', { level: 1, name: 'Accetti la proposta 2?' });
    screen.getByText(newest.price);
    screen.getByText(newest.text);
    expect(document.querySelector('[name=version]')).toHaveValue('2');
  });

  it('reads the refusal when the new proposal cannot be accepted', async () => {
    await openRefused(false);
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(SUPERSEDED);
    expect(screen.queryByRole('button', { name: 'Accetto' })).toBeNull();
  });
});

describe('the page of a quote', () => {
  it('offers to print the proposal', async () => {
    await openQuote({});
    screen.getByRole('heading', { name: 'La nostra proposta' });
    expect(screen.getByText('Stampa la proposta')).toBeInTheDocument();
  });

  it.each(['rejected', 'closed'] as const)(
    'offers neither to print nor to accept when it is %s',
    async (state) => {
      await openQuote({ state, isAcceptable: false, isOpen: false });
      screen.getByRole('heading', { name: 'La nostra proposta' });
      expect(screen.queryByText('Stampa la proposta')).toBeNull();
      expect(screen.queryByText(/^Accetto/)).toBeNull();
    },
  );
});
