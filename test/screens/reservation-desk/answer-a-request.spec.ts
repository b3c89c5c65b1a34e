import { waitFor, within } from '@testing-library/react';
import { oneTapOperations } from '#src/contracts/booking/reservation-desk-operations.ts';
import { decideReservation } from '#src/contracts/booking/reservation-operations.ts';
import { delayAnswer } from '#test/support/screens/delay-answer.ts';
import {
  buildDeskReservation,
  recentAction,
  setupReservationDesk,
} from '#test/support/screens/reservation-desk.ts';

const { api, user, screen, press, openDesk, change, card, dialog, closeDialogByKey } =
  setupReservationDesk();

const pressInCard = async (name: string) =>
  user().click(within(await card()).getByRole('button', { name }));
const acceptRequests = () =>
  api().answer(decideReservation, ({ params }) =>
    change(params['id']!, { status: 'confirmed' }, 'confirmed'),
  );

describe('a request in the tab Prenotazioni', () => {
  it('shows all fields that the specification requires, and is confirmed with Accetta', async () => {
    acceptRequests();
    const request = buildDeskReservation({
      customerEmail: 'ospite@example.org',
      specialRequests: 'Un seggiolone, grazie.',
      numberOfPeople: 1,
    });
    await openDesk('', request);
    for (const words of [
      'Ospite Di Prova',
      'ospite@example.org',
      'In attesa',
      'lunedì 12 aprile 2027',
      '19:00 - 20:50',
      'Cena · primo turno',
      'persona',
      'Da assegnare',
      'Un seggiolone, grazie.',
      'Ricevuta il',
    ])
      expect(await card()).toHaveTextContent(words);
    expect(await card()).not.toHaveTextContent('persone');
    await pressInCard('Accetta');
    await screen.findByText('Prenotazione accettata');
    await waitFor(async () => expect(await card()).toHaveTextContent('Confermata'));
    expect(within(await card()).queryByRole('button', { name: 'Accetta' })).toBeNull();
    const [{ body, headers }] = api().calls(decideReservation) as [never];
    expect(body).toEqual({ status: 'confirmed' });
    expect((headers as Headers).get('if-match')).toBe('"1"');
  });

  it('is rejected with one press of a reason, which Storia shows, and the rejection can be undone', async () => {
    const request = buildDeskReservation();
    api().answer(decideReservation, ({ body }) => {
      const { rejectionReason } = body as { rejectionReason: 'short_notice' };
      return change(
        request.id,
        { status: 'cancelled', outcome: 'rejected', lastAction: recentAction('rejected') },
        'rejected',
        { rejectionReason },
      );
    });
    api().answer(oneTapOperations.undo, () =>
      change(request.id, { status: 'pending', outcome: null, lastAction: null }, 'undone'),
    );
    await openDesk('status=pending', request);
    await pressInCard('Rifiuta');
    const reasons = await screen.findByRole('group', { name: 'Tocca il motivo per rifiutare' });
    expect(
      within(reasons)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Al completo',
      'Locale chiuso',
      'Poco preavviso',
      'Contatti non validi',
      'Richiesta doppia',
      'Altro motivo',
    ]);
    await user().click(within(reasons).getByRole('button', { name: 'Poco preavviso' }));
    await screen.findByText('Prenotazione rifiutata');
    await within(await card()).findByText('Rifiutata');
    expect(await card()).toHaveTextContent('Rifiutata da direzione');
    await pressInCard('Storia');
    await within(await dialog()).findByText('Motivo: Poco preavviso');
    await closeDialogByKey();
    await pressInCard('Annulla azione');
    await screen.findByText('Azione annullata');
    await within(await card()).findByText('In attesa');
    within(await card()).getByRole('button', { name: 'Accetta' });
  });

  it('is rejected once when staff press a reason twice', async () => {
    const request = buildDeskReservation();
    const rejected = { ...request, status: 'cancelled', outcome: 'rejected', version: 2 } as const;
    const { delayed, release } = delayAnswer(rejected);
    api().answer(decideReservation, delayed);
    await openDesk('', request);
    await pressInCard('Rifiuta');
    await press('Al completo');
    await press('Al completo');
    await release();
    await screen.findByText('Prenotazione rifiutata');
    expect(api().calls(decideReservation)).toHaveLength(1);
  });

  it('shows who has already answered it when a rejection comes too late', async () => {
    const request = buildDeskReservation();
    await openDesk('', request);
    await pressInCard('Rifiuta');
    change(request.id, { status: 'confirmed' }, 'confirmed');
    api().refuse(decideReservation, 409, {
      code: 'changed_meanwhile',
      message: 'Prenotazione già gestita: Confermata (sala)',
      details: { at: '2027-03-10T08:58:00.000Z' },
    });
    await press('Al completo');
    await within(await dialog()).findByText(
      /Prenotazione già gestita: Confermata \(sala\) · alle 09:58/,
    );
    await user().click(within(await dialog()).getByRole('button', { name: 'Chiudi' }));
    await within(await card()).findByText('Confermata');
  });

  it('is marked Da avvisare after it is accepted, with links to call and chat, until staff press Chiamato', async () => {
    const guest = buildDeskReservation({
      status: 'confirmed',
      customerPhone: '333 000 0152',
      toCall: true,
      contact: 'not_informed',
    });
    api().answer(oneTapOperations.markCalled, () =>
      change(guest.id, { toCall: false, contact: null }, 'called'),
    );
    await openDesk('status=to_call', guest);
    await within(await card()).findByText('Da avvisare');
    const link = async (name: string | RegExp) => within(await card()).getByRole('link', { name });
    expect(await link('Chiama')).toHaveAttribute('href', 'tel:3330000152');
    expect(await link(/^Scrivi/)).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/393330000152\b/),
    );
    expect(await link(/^Scrivi/)).toHaveAttribute('rel', 'noopener noreferrer');
    await pressInCard('Chiamato');
    await screen.findByText('Cliente avvisato');
    await waitFor(async () => expect(await card()).not.toHaveTextContent('Da avvisare'));
  });
});
