import { fireEvent, waitFor, within } from '@testing-library/react';
import {
  chooseHold,
  loseQuote,
  noteContact,
  notePayment,
  setOption,
  takeQuote,
} from '#src/contracts/private-events/pipeline-operations.ts';
import type {
  ContactDraft,
  HoldDraft,
  PaymentDraft,
} from '#src/contracts/private-events/pipeline.ts';
import { changeQuote } from '#src/contracts/private-events/quotes.ts';
import {
  buildProposal,
  buildQuoteDetail,
  buildTimelineEntry,
  setupQuoteBoard,
} from '#test/support/screens/quote-board.ts';

const {
  api,
  user,
  screen,
  press,
  fill,
  choose,
  openBoard,
  openStaffPage,
  add,
  change,
  findCard,
  panel,
  pressInDialog,
} = setupQuoteBoard();

const NAME = 'Festa Di Prova';
const OPTION_END = '2027-03-14T19:00:00.000Z';
const setDate = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('the board of private events', () => {
  it('adds a telephone request with the keyboard to the stage Sentito', async () => {
    api().answer(takeQuote, () => {
      const timeline = [buildTimelineEntry({ channel: 'phone' })];
      const { id, reference, status, link } = add(
        buildQuoteDetail({ customerName: 'Rosa Esempio', stage: 'contacted', timeline }),
      );
      return { id, reference, status, link };
    });
    await openBoard();
    await screen.findByText('Nessuna richiesta di preventivo ricevuta');
    screen.getByRole('button', { name: '+ Festa' }).focus();
    await user().keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Nuova festa' });
    await pressInDialog('Segna la festa');
    await screen.findByText('Il nome è obbligatorio');
    expect(api().calls(takeQuote)).toEqual([]);
    await fill('Nome e cognome', 'Rosa Esempio');
    await fill('Telefono', '0935 000 155');
    await setDate('Data della festa', '2027-06-08');
    await fill('Persone', '40');
    await fill(/^Che cosa festeggia/, 'Matrimonio');
    await fill(/^Che cosa desidera/, 'Pesce');
    screen.getByRole('button', { name: 'Segna la festa' }).focus();
    await user().keyboard('{Enter}');
    await findCard('Sentito', 'Rosa Esempio');
    await screen.findByText('Ha chiesto un preventivo');
    await screen.findByText(/1 aperta/);
    expect(api().calls(takeQuote)[0]!.body).toMatchObject({
      customerName: 'Rosa Esempio',
      eventDate: '2027-06-08',
      channel: 'phone',
    });
  });

  it('opens a card with the keyboard, records a contact and restores the focus', async () => {
    const quote = buildQuoteDetail();
    api().answer(noteContact, ({ body }) => {
      const { channel, text } = body as ContactDraft;
      const entry = buildTimelineEntry({ type: 'QuoteContactNoted', channel, text });
      return change(quote.id, { stage: 'contacted', timeline: [entry] });
    });
    await openBoard(quote);
    (await findCard('Richiesta')).focus();
    await user().keyboard('{Enter}');
    const open = await panel();
    await waitFor(() => expect(open.getByRole('heading', { level: 3 })).toHaveFocus());
    for (const words of ['Antipasti di mare', 'agata@example.org', '50 persone', 'In attesa'])
      expect(screen.getByRole('region', { name: `Matrimonio ${NAME}` })).toHaveTextContent(words);
    await user().click(open.getByRole('button', { name: 'Segna' }));
    await open.findByText('Scrivi che cosa vi siete detti');
    await fill('Scrivi un contatto', 'Vuole il primo più leggero');
    await choose('Come', 'whatsapp');
    open.getByLabelText('Scrivi un contatto').focus();
    await user().keyboard('{Enter}');
    await open.findByText('Vuole il primo più leggero');
    await open.findByText(/direzione, WhatsApp/);
    await waitFor(() => expect(open.getByLabelText('Scrivi un contatto')).toHaveValue(''));
    await findCard('Sentito');
    open.getByRole('button', { name: 'Chiudi' }).focus();
    await user().keyboard('{Enter}');
    await waitFor(async () => expect(await findCard('Sentito')).toHaveFocus());
    expect(screen.queryByRole('region', { name: `Matrimonio ${NAME}` })).toBeNull();
  });

  it('moves a card through option, approval, deposit and loss with the buttons of its panel', async () => {
    const { id, ...quote } = buildQuoteDetail({ stage: 'proposed', proposals: [buildProposal()] });
    api().answer(setOption, () =>
      change(id, { stage: 'option', proposals: [buildProposal({ optionUntil: OPTION_END })] }),
    );
    const hold = { covers: 50, floor: null, floors: [], timeSlotIds: [], closesService: false };
    api().answer(changeQuote, () => change(id, { stage: 'confirmed', status: 'approved', hold }));
    api().answer(notePayment, ({ body }) => {
      const payment = body as PaymentDraft;
      return change(id, { payments: [payment], paidCents: payment.amountCents });
    });
    api().answer(loseQuote, () =>
      change(id, { stage: 'lost', status: 'rejected', lostReason: 'guest_cancelled' }),
    );
    await openBoard({ id, ...quote });
    await user().click(await findCard('Proposta'));
    const open = await panel();
    await press('Metti un’opzione');
    await setDate('Fino al', '2027-03-14');
    await press('Tieni la data');
    await findCard('Opzione');
    await open.findByText(/Non occupa né coperti né sale/);
    await press('Approva: confermata');
    await pressInDialog('Approva');
    expect(await findCard('Confermato')).toHaveTextContent('○ senza caparra');
    await press('Caparra o saldo');
    await fill('Somma in euro', 'duecento');
    await pressInDialog('Segna');
    await screen.findByText(/^Scrivi una somma/);
    expect(api().calls(notePayment)).toEqual([]);
    await fill('Somma in euro', '200');
    await pressInDialog('Segna');
    await waitFor(async () =>
      expect(await findCard('Confermato')).toHaveTextContent('● caparra € 200'),
    );
    expect(api().calls(notePayment)[0]!.body).toMatchObject({
      kind: 'deposit',
      amountCents: 20_000,
    });
    await press('Rifiuta o persa');
    expect(within(await screen.findByRole('dialog')).getAllByRole('group')).toHaveLength(1);
    await pressInDialog('Ha rinunciato alla festa');
    await open.findByText('Rifiutato');
    await press(/^Perse \(1\)/);
    const lost = within(await screen.findByRole('region', { name: 'Perse' }));
    await lost.findByText('Ha rinunciato alla festa');
  });

  it('shows the remaining covers of a conflict and holds covers only after a confirmation', async () => {
    const proposals = [buildProposal({ optionUntil: OPTION_END })];
    const quote = buildQuoteDetail({ stage: 'option', numberOfPeople: 70, proposals });
    api().refuse(chooseHold, 409, {
      message: 'In quel servizio non restano abbastanza coperti.',
      details: { conflicts: [{ startTime: '19:00', booked: 8, left: 5 }] },
    });
    await openBoard(quote);
    await user().click(await findCard('Opzione'));
    await press('Che cosa occupa');
    expect(await screen.findByLabelText('Coperti')).toHaveValue(70);
    await pressInDialog('Salva');
    await screen.findByText('19:00: già presi 8 coperti, con la festa ne restano 5');
    api().answer(chooseHold, ({ body }) => {
      const { covers, timeSlotIds, closesService } = body as HoldDraft;
      return change(quote.id, {
        hold: { covers, floor: null, floors: [], timeSlotIds, closesService },
      });
    });
    await user().click(screen.getByLabelText('Va bene anche se i coperti non bastano'));
    await pressInDialog('Salva');
    await (await panel()).findByText(/Occupa .*70 coperti, .* a cena; poi si libera da sola/);
    const sent = api()
      .calls(chooseHold)
      .map(({ body }) => (body as HoldDraft).despiteConflicts);
    expect(sent).toEqual([false, true]);
  });

  it('keeps the open card in the URL, and opens the view that was chosen last', async () => {
    const quote = buildQuoteDetail();
    await openBoard(quote);
    await openStaffPage('/admin?tab=quotes');
    await user().click(await findCard('Richiesta'));
    await panel();
    expect(new URLSearchParams(location.search).get('quote')).toBe(quote.id);
    await press('Elenco');
    await screen.findByRole('heading', { name: 'Preventivi', level: 2 });
    expect(location.search).toBe('?tab=quotes');
    await openStaffPage('/admin?tab=quotes');
    await screen.findByRole('heading', { name: 'Preventivi', level: 2 });
  });
});
