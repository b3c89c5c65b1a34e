import { waitFor, within } from '@testing-library/react';
import { listRooms, type RoomView } from '#src/contracts/booking/rooms.ts';
import { listTimeSlots } from '#src/contracts/booking/time-slots.ts';
import {
  chooseHold,
  undoQuoteApproval,
} from '#src/contracts/private-events/pipeline-operations.ts';
import type { HoldDraft } from '#src/contracts/private-events/pipeline.ts';
import {
  changeQuote,
  countQuotes,
  listQuotes,
  type QuoteChange,
  type QuoteView,
} from '#src/contracts/private-events/quotes.ts';
import { dinnerTurns } from '#test/support/builders/floor-views.ts';
import { buildQuote } from '#test/support/builders/quote-views.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, press, openStaffPage } = setupScreens();

const NAME = 'Festa Di Prova';
let quotes: QuoteView[];
let rooms: RoomView[];
beforeEach(() => {
  rooms = [];
});
const change = (id: string, over: Partial<QuoteView>): QuoteView => {
  quotes = quotes.map((one) => (one.id === id ? { ...one, ...over } : one));
  return quotes.find((one) => one.id === id)!;
};
const toHold = (draft: HoldDraft | null | undefined): QuoteView['hold'] =>
  draft
    ? {
        covers: draft.covers,
        floor: draft.floors?.[0] ?? null,
        floors: draft.floors ?? [],
        timeSlotIds: draft.timeSlotIds,
        closesService: draft.closesService,
      }
    : null;
const toDetail = (quote: QuoteView) => ({
  ...quote,
  stage: 'asked' as const,
  callBackOn: null,
  payments: [],
  timeline: [],
});
const count = (wanted: QuoteView['status']) =>
  quotes.filter(({ status }) => status === wanted).length;

const PAGE_SIZE = 50;
/** Serves pages of 50 quotes, and the other page after a cursor. */
const answerPages = () =>
  api().answer(
    listQuotes,
    ({ query }) => {
      const found = quotes.filter(({ status }) => (query['status'] ?? status) === status);
      return query['cursor'] ? found.slice(PAGE_SIZE) : found.slice(0, PAGE_SIZE);
    },
    ({ query }): Record<string, string> =>
      query['cursor'] || quotes.length <= PAGE_SIZE
        ? {}
        : { link: `</api/event-quotes?cursor=${quotes[PAGE_SIZE - 1]!.id}>; rel="next"` },
  );
const openQuotes = async (...existing: QuoteView[]) => {
  quotes = existing;
  answerPages();
  api().answer(countQuotes, () => ({
    pending: count('pending'),
    approved: count('approved'),
    rejected: count('rejected'),
  }));
  api().answer(changeQuote, ({ params, body }) => {
    const { status, quotedPrice, adminNotes, holds } = body as QuoteChange;
    return change(params['id']!, {
      ...(status ? { status } : {}),
      quotedPrice: quotedPrice || null,
      adminNotes: adminNotes || null,
      hold: toHold(holds),
    });
  });
  api().answer(listRooms, rooms);
  api().answer(listTimeSlots, Object.values(dinnerTurns));
  await openStaffPage('/admin?tab=quotes');
  await screen.findByRole('heading', { name: 'Preventivi', level: 2 });
};
const card = (name = NAME) => screen.findByRole('article', { name });
const button = async (name: string) => within(await card()).getByRole('button', { name });
const pressInCard = async (name: string) => user().click(await button(name));
const dialog = async () => within(await screen.findByRole('dialog'));
const pressInDialog = async (name: string) =>
  user().click(await (await dialog()).findByRole('button', { name }));
const expectInCard = (words: string | RegExp) =>
  waitFor(async () => expect(await card()).toHaveTextContent(words));

describe('the list of quotes', () => {
  it('shows an empty state without requests', async () => {
    await openQuotes();
    await screen.findByText('Nessuna richiesta di preventivo ricevuta');
  });

  it('shows all fields of a request that the specification requires, and counts it on the tab', async () => {
    await openQuotes(buildQuote());
    await screen.findByRole('tab', { name: /Preventivi 1 in attesa/ });
    for (const words of [
      NAME,
      '+39 0935 000 101',
      'agata@example.org',
      'In attesa',
      'sabato 19 giugno 2027',
      '50',
      'persone',
      'Cena',
      'Antipasti di mare e una torta a tre piani',
      'Battesimo della nipote',
      'Ricevuto il',
    ])
      expect(await card()).toHaveTextContent(words);
  });

  it('approves a quote after a confirmation that checks the price and keeps the typed note', async () => {
    await openQuotes(buildQuote());
    await pressInCard('Approva');
    await screen.findByRole('dialog', { name: `Approvare il preventivo di ${NAME}?` });
    const [note, price] = [/^Note dello staff/, /^Prezzo proposto/];
    await user().type((await dialog()).getByLabelText(note), 'Sconto per il gruppo');
    await user().type((await dialog()).getByLabelText(price), 'quanto basta');
    await pressInDialog('Approva');
    await screen.findByText('Prezzo non valido: per esempio € 1.250,00 oppure € 45,00 a persona');
    expect(api().calls(changeQuote)).toEqual([]);
    expect((await dialog()).getByLabelText(note)).toHaveValue('Sconto per il gruppo');
    await user().clear((await dialog()).getByLabelText(price));
    await user().type((await dialog()).getByLabelText(price), '€ 45,00 a persona');
    await pressInDialog('Approva');
    await screen.findByText('Preventivo aggiornato');
    for (const words of ['Approvato', '€ 45,00 a persona', 'Sconto per il gruppo'])
      await expectInCard(words);
    const buttons = within(await card()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Prezzo e note',
      'Che cosa occupa',
      'Rimetti com’era',
      'Nuova proposta, 1',
    ]);
    await waitFor(async () => expect(await card()).toHaveFocus());
  });

  it('asks what an approved event takes, with all its people and rooms filled in', async () => {
    const quote = buildQuote({ numberOfPeople: 70 });
    rooms = [
      {
        floor: 2,
        name: 'Terrazza',
        seasonFrom: null,
        seasonTo: null,
        closedUntil: '2028-01-01',
        updatedAt: quote.updatedAt,
      },
    ];
    await openQuotes(quote);
    await pressInCard('Approva');
    await screen.findByText('70 persone in 2 sale da 66 posti (Sala, Loggia).');
    const toggle = async (room: RegExp) => user().click((await dialog()).getByLabelText(room));
    await toggle(/^Sala, /);
    await toggle(/^Loggia, /);
    await toggle(/^Terrazza, /);
    await screen.findByText('70 persone in una sala da 22 posti (Terrazza).');
    await toggle(/^Terrazza, /);
    await user().clear((await dialog()).getByLabelText('Coperti'));
    await pressInDialog('Approva');
    await screen.findByText('Di’ che cosa occupa la festa, o scegli «Non occupa posti».');
    expect(api().calls(changeQuote)).toEqual([]);
    await user().type((await dialog()).getByLabelText('Coperti'), '70');
    await toggle(/^Sala, /);
    await pressInDialog('Approva');
    await expectInCard(/la sala Sala e 70 coperti/);
    expect(api().calls(changeQuote)[0]!.body).toMatchObject({ holds: { covers: 70, floors: [0] } });
  });

  it('marks an approved event in red until it takes seats', async () => {
    const quote = buildQuote();
    await openQuotes(quote);
    api().answer(chooseHold, ({ body }) =>
      toDetail(change(quote.id, { hold: toHold(body as HoldDraft) })),
    );
    api().answer(undoQuoteApproval, () =>
      toDetail(change(quote.id, { status: 'pending', hold: null })),
    );
    await pressInCard('Approva');
    await user().click((await dialog()).getByLabelText('Non occupa posti'));
    await pressInDialog('Approva');
    await expectInCard('Non occupa posti: il giorno resta prenotabile.');
    expect(api().calls(changeQuote)[0]!.body).toMatchObject({ status: 'approved', holds: null });
    await pressInCard('Che cosa occupa');
    await pressInDialog('Salva');
    await expectInCard(/Occupa.*50 coperti/);
    expect(await card()).not.toHaveTextContent('il giorno resta prenotabile');
    await pressInCard('Rimetti com’era');
    await expectInCard('In attesa');
    expect(await card()).not.toHaveTextContent('50 coperti');
  });

  it('rejects a quote with one press of a reason, and restores the focus after Torna indietro and Escape', async () => {
    await openQuotes(buildQuote());
    const closeByKey = () =>
      waitFor(async () => {
        await user().keyboard('{Escape}');
        expect(screen.queryByRole('dialog')).toBeNull();
      });
    for (const closeWithoutAnswer of [() => press('Torna indietro'), closeByKey]) {
      (await button('Rifiuta')).focus();
      await user().keyboard('{Enter}');
      await screen.findByRole('dialog', { name: `Rifiutare il preventivo di ${NAME}?` });
      await closeWithoutAnswer();
      await waitFor(async () => expect(await button('Rifiuta')).toHaveFocus());
    }
    await pressInCard('Rifiuta');
    await pressInDialog('Al completo');
    await screen.findByText('Preventivo aggiornato');
    await expectInCard('Rifiutato');
    expect(api().calls(changeQuote)[0]!.body).toMatchObject({
      status: 'rejected',
      rejectionReason: 'no_room',
    });
  });

  it('shows status, person and time when a colleague has already answered', async () => {
    const quote = buildQuote();
    await openQuotes(quote);
    await pressInCard('Rifiuta');
    change(quote.id, { status: 'approved', quotedPrice: '€ 900' });
    api().refuse(changeQuote, 409, {
      code: 'quote_decided',
      message: 'Preventivo già gestito: Approvato (direzione)',
      details: { at: '2027-03-10T08:58:00.000Z', status: 'approved' },
    });
    await pressInDialog('Al completo');
    await screen.findByText("Errore nell'aggiornamento del preventivo");
    screen.getByText('Preventivo già gestito: Approvato (direzione), 10/03/2027, 09:58');
    await expectInCard('€ 900');
  });

  it('keeps the typed price when the server returns 503', async () => {
    await openQuotes(buildQuote());
    api().refuse(changeQuote, 503);
    await pressInCard('Approva');
    const price = (await dialog()).getByLabelText(/^Prezzo proposto/);
    await user().type(price, '€ 1.250,00');
    await pressInDialog('Approva');
    await screen.findAllByText("Errore nell'aggiornamento del preventivo");
    expect(price).toHaveValue('€ 1.250,00');
    api().answer(changeQuote, ({ params }) => change(params['id']!, { status: 'approved' }));
    await pressInDialog('Approva');
    await expectInCard('Approvato');
  });

  it('keeps a rejected quote under In attesa until another filter is chosen', async () => {
    await openQuotes(buildQuote(), buildQuote({ customerName: 'Altra', status: 'approved' }));
    const choose = async (name: RegExp) =>
      user().click(
        await within(screen.getByRole('group', { name: 'Filtra i preventivi' })).findByRole(
          'button',
          { name },
        ),
      );
    await choose(/^In attesa 1$/);
    await pressInCard('Rifiuta');
    await pressInDialog('Al completo');
    await expectInCard('Rifiutato');
    await choose(/^Approvati 1$/);
    await card('Altra');
    expect(screen.queryByRole('article', { name: NAME })).toBeNull();
    await choose(/^Rifiutati 1$/);
    await card();
  });

  it('loads more quotes and focuses the first new card', async () => {
    const all = Array.from({ length: 52 }, (_, at) =>
      buildQuote({ customerName: `Festa ${String(at).padStart(2, '0')}` }),
    );
    await openQuotes(...all);
    await press(/^Mostra altri/);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(52));
    await waitFor(() => expect(screen.getAllByRole('article')[50]).toHaveFocus());
  });
});
