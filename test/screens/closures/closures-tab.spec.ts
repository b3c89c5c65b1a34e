import { waitFor, within } from '@testing-library/react';
import {
  addClosure,
  changeClosure,
  listClosures,
  listStrandedReservations,
  removeClosure,
  type ClosureView,
  type StrandedReservation,
} from '#src/contracts/closures.ts';
import { buildClosure, buildStrandedReservation } from '#test/support/builders/closure-views.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, press, fill, choose, openStaffPage } = setupScreens();

let closures: ClosureView[];
beforeEach(() => {
  closures = [];
});

const openClosures = async (...existing: ClosureView[]) => {
  closures = existing;
  api().answer(listClosures, () => closures);
  await openStaffPage('/admin?tab=closures');
  await screen.findByRole('heading', { level: 2, name: 'Gestione Disponibilità' });
};

const openNewClosure = async () => {
  await press('Aggiungi chiusura');
  await screen.findByLabelText('Tipo di chiusura');
};

const acceptNewClosures = (affected: StrandedReservation[] = []) =>
  api().answer(addClosure, ({ body }) => {
    const saved = buildClosure({ ...(body as object), stranded: affected.length });
    closures = [...closures, saved];
    return { ...saved, affected };
  });

describe('the tab Disponibilità', () => {
  it('shows an empty state, and a new closure defaults to a date, all day and active', async () => {
    await openClosures();
    await screen.findByText('Nessuna chiusura configurata');
    await openNewClosure();
    expect(screen.getByLabelText('Tipo di chiusura')).toHaveFocus();
    expect(screen.getByLabelText('Tipo di chiusura')).toHaveValue('date');
    expect(screen.getByLabelText('Servizio')).toHaveValue('all');
    expect(screen.getByRole('switch')).toBeChecked();
  });

  it('creates a closure of one dinner with a note for staff', async () => {
    acceptNewClosures();
    await openClosures();
    await openNewClosure();
    await fill('Data', '2027-04-29');
    await choose('Servizio', 'Solo cena');
    await fill(/^Nota/, 'Festa del paese');
    await press('Crea Chiusura');
    await screen.findByText('Chiusura creata');
    const card = await screen.findByRole('article', { name: 'giovedì 29 aprile 2027' });
    for (const words of [
      'Attiva',
      'Data specifica',
      'Solo cena',
      'Festa del paese',
      'Modifica',
      'Elimina',
    ])
      expect(card).toHaveTextContent(words);
    expect(api().calls(addClosure)[0]!.body).toMatchObject({
      date: '2027-04-29',
      service: 'dinner',
    });
  });

  it('creates a closure of every Sunday, and clears the date when the type changes', async () => {
    acceptNewClosures();
    await openClosures();
    await openNewClosure();
    await fill('Data', '2027-04-30');
    await choose('Tipo di chiusura', 'Ricorrente settimanale');
    await press('Crea Chiusura');
    await screen.findByText('Il giorno della settimana è obbligatorio');
    await choose('Tipo di chiusura', 'Data specifica');
    expect(screen.getByLabelText('Data')).toHaveValue('');
    await choose('Tipo di chiusura', 'Ricorrente settimanale');
    await choose('Giorno della settimana', 'Domenica');
    await press('Crea Chiusura');
    const card = await screen.findByRole('article', { name: 'Domenica' });
    expect(card).toHaveTextContent('Ricorrente settimanale');
    expect(card).toHaveTextContent('Tutto il giorno');
    expect(
      api()
        .calls(addClosure)
        .map(({ body }) => body),
    ).toEqual([{ weekday: 0, service: 'all', note: null, active: true }]);
  });

  it('shows field errors, and keeps the typed note when the closure exists already', async () => {
    api().refuse(addClosure, 409, {
      message: 'Esiste già una chiusura per ogni lunedì (Tutto il giorno).',
    });
    await openClosures();
    await openNewClosure();
    await press('Crea Chiusura');
    await screen.findByText('La data è obbligatoria');
    await fill('Data', '2027-03-08');
    await press('Crea Chiusura');
    await screen.findByText('La data non può essere nel passato');
    await choose('Tipo di chiusura', 'weekday');
    await choose('Giorno della settimana', '1');
    await fill(/^Nota/, 'Riposo');
    await press('Crea Chiusura');
    await screen.findByText('Errore nella creazione della chiusura del servizio');
    const form = within(screen.getByRole('form'));
    expect(form.getByRole('alert')).toHaveTextContent(
      'Esiste già una chiusura per ogni lunedì (Tutto il giorno).',
    );
    expect(screen.getByLabelText(/^Nota/)).toHaveValue('Riposo');
    await press('Annulla');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('lists affected reservations with links to call, write to and move them', async () => {
    const affected = buildStrandedReservation({ date: '2027-05-01', numberOfPeople: 1 });
    acceptNewClosures([affected]);
    api().answer(listStrandedReservations, [affected]);
    await openClosures();
    await openNewClosure();
    await fill('Data', '2027-05-01');
    await press('Crea Chiusura');
    const list = await screen.findByRole('dialog', { name: '1 prenotazione da spostare' });
    for (const words of [
      'Ospite In Prova',
      'sabato 1 maggio 2027, 19:00 - 20:50',
      '1 persona ·',
      'In attesa',
      'nessuna è stata annullata',
    ])
      expect(list).toHaveTextContent(words);
    const link = (name: string) => within(list).getByRole('link', { name });
    expect(link('Chiama Ospite In Prova')).toHaveAttribute('href', 'tel:3330000909');
    expect(link('Scrivi a Ospite In Prova su WhatsApp')).toHaveAttribute(
      'href',
      'https://wa.me/393330000909',
    );
    expect(link('Sposta la prenotazione di Ospite In Prova')).toHaveAttribute(
      'href',
      `/admin?tab=reservations&id=${affected.reservationId}&action=move`,
    );
    await user().click(within(list).getByRole('button', { name: 'Ho capito' }));
    await press('1 prenotazione da spostare');
    await screen.findByRole('dialog', { name: '1 prenotazione da spostare' });
  });

  it('shows the change of a colleague after a conflict, and saves on the second attempt', async () => {
    const closure = buildClosure({ weekday: 2, date: null });
    await openClosures(closure);
    await press('Modifica la chiusura: Martedì, Tutto il giorno');
    await user().click(await screen.findByRole('switch'));
    const changed = {
      ...closure,
      service: 'lunch' as const,
      updatedAt: '2027-03-10T09:30:00.000Z',
    };
    closures = [changed];
    api().refuse(changeClosure, 409, {
      code: 'changed_meanwhile',
      message: 'Nel frattempo direzione ha modificato la chiusura di ogni martedì.',
    });
    await press('Modifica Chiusura');
    await screen.findByText('Errore nella modifica della chiusura del servizio');
    await screen.findByText(
      /Nel frattempo direzione ha modificato.*Adesso è così: Martedì, Solo pranzo, Attiva/s,
    );
    api().answer(changeClosure, ({ body }) => ({ ...changed, ...(body as object), affected: [] }));
    await press('Modifica Chiusura');
    await screen.findByText('Chiusura aggiornata');
    const seen = api()
      .calls(changeClosure)
      .map(({ headers }) => headers.get('if-match'));
    expect(seen).toEqual([`"${closure.updatedAt}"`, `"${changed.updatedAt}"`]);
  });

  it('deletes a closure after a confirmation, and moves the focus to the heading', async () => {
    await openClosures(buildClosure({ date: '2027-05-02' }));
    api().answer(removeClosure, ({ params }) => {
      closures = [];
      return { id: params['id']! };
    });
    await press('Elimina la chiusura: domenica 2 maggio 2027, Tutto il giorno');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      'Sei sicuro di voler eliminare la chiusura di domenica 2 maggio 2027?',
    );
    await user().click(within(dialog).getByRole('button', { name: 'Elimina' }));
    await screen.findByText('Chiusura eliminata');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Gestione Disponibilità' })).toHaveFocus(),
    );
  });

  it('reports a failed deletion', async () => {
    await openClosures(buildClosure({ weekday: 3, date: null }));
    api().refuse(removeClosure, 404);
    await press('Elimina la chiusura: Mercoledì, Tutto il giorno');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      'Sei sicuro di voler eliminare la chiusura ricorrente di ogni mercoledì?',
    );
    await user().click(within(dialog).getByRole('button', { name: 'Elimina' }));
    await screen.findByText("Errore nell'eliminazione della chiusura del servizio");
  });

  it.each([
    ['Il registro riposa', { message: 'Il registro riposa' }],
    ['Errore sconosciuto', { message: undefined }],
  ])('shows the reason when the closures cannot be loaded: %s', async (reason, refusal) => {
    api().refuse(listClosures, 500, refusal as object);
    await openStaffPage('/admin?tab=closures');
    await screen.findByText(`Errore nel caricamento delle chiusure: ${reason}`);
    api().answer(listClosures, []);
    await press('Riprova');
    await screen.findByText('Nessuna chiusura configurata');
  });
});
