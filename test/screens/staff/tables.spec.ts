import { waitFor, within } from '@testing-library/react';
import { listRooms } from '#src/contracts/booking/rooms.ts';
import {
  addTable,
  changeTable,
  listTables,
  removeTable,
  type TableView,
} from '#src/contracts/booking/table-management.ts';
import { buildTable } from '#test/support/builders/floor-views.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';
import { storeRows } from '#test/support/screens/stored-rows.ts';

const { api, user, screen, press, openStaffPage } = setupScreens();
let tables = storeRows<TableView>([]);

const openTables = async (...existing: TableView[]) => {
  tables = storeRows(existing);
  api().answer(listRooms, []);
  api().answer(listTables, () => tables.all());
  api().answer(addTable, ({ body }) => tables.add(buildTable({ ...(body as object) })));
  await openStaffPage('/admin?tab=tables');
  await screen.findByRole('heading', { level: 2, name: 'Tavoli' });
};
const acceptChanges = (tooLarge = 0) =>
  api().answer(changeTable, ({ params, body }) => ({
    ...tables.change(params['id'], body as object),
    upcoming: tooLarge,
    tooLarge,
  }));
const findCard = (name: string) => screen.findByRole('article', { name });
const findDialog = () => screen.findByRole('dialog');
const field = async (label: string | RegExp) => within(await findDialog()).findByLabelText(label);
const fillDialog = async (label: string | RegExp, text: string) => {
  await user().clear(await field(label));
  if (text !== '') await user().type(await field(label), text);
};
const pressInDialog = async (name: string) =>
  user().click(within(await findDialog()).getByRole('button', { name }));
const waitForNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the tab Tavoli', () => {
  it('shows name, capacity, description, state and the two buttons', async () => {
    await openTables(
      buildTable({
        name: 'Fico',
        description: 'Sotto il fico',
        capacity: 4,
        capacityMin: 2,
        floor: 2,
        isActive: false,
      }),
      buildTable({ name: 'Sala 1' }),
    );
    expect(await findCard('Fico')).toHaveTextContent(
      /^Fico\s*Inattivo\s*Capacità: 4 persone\s*Da 2 persone in su\s*Sotto il fico\s*Manca EN\s*Manca ES\s*Manca FR\s*Modifica.*Elimina/,
    );
    within(await findCard('Sala 1')).getByText('Attivo');
  });

  it('shows an empty state without tables', async () => {
    await openTables();
    await screen.findByText('Nessun tavolo configurato');
  });

  it('creates a table by keyboard from default values', async () => {
    await openTables();
    (await screen.findByRole('button', { name: 'Aggiungi tavolo' })).focus();
    await user().keyboard('{Enter}');
    const name = await field('Nome');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue('Tavolo Nuovo');
    expect(await field('Capacità')).toHaveValue(4);
    await user().keyboard('Gelsomino{Tab}6{Tab}Vicino al gelsomino');
    within(await findDialog())
      .getByRole('button', { name: 'Crea tavolo' })
      .focus();
    await user().keyboard('{Enter}');
    await screen.findByText('Tavolo creato');
    expect(await findCard('Gelsomino')).toHaveTextContent('Capacità: 6 persone');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Aggiungi tavolo' })).toHaveFocus(),
    );
    expect(api().calls(addTable)[0]!.body).toMatchObject({
      name: 'Gelsomino',
      description: 'Vicino al gelsomino',
    });
  });

  it('shows no notification of the last change over the next dialog', async () => {
    await openTables();
    await press('Aggiungi tavolo');
    await pressInDialog('Crea tavolo');
    await screen.findByText('Tavolo creato');
    await press('Aggiungi tavolo');
    await findDialog();
    expect(screen.queryByText('Tavolo creato')).toBeNull();
  });

  it('saves translations of a description', async () => {
    await openTables(buildTable({ name: 'Mirto', description: 'Sotto il mirto' }));
    acceptChanges();
    await press('Modifica Mirto');
    await user().click(within(await findDialog()).getByText('Traduzioni'));
    await fillDialog('Francese (FR)', 'Sous le myrte');
    await pressInDialog('Aggiorna tavolo');
    await screen.findByText('Tavolo aggiornato');
    await waitFor(async () => expect(await findCard('Mirto')).not.toHaveTextContent('Manca FR'));
    expect(await findCard('Mirto')).toHaveTextContent('Manca ES');
    expect(api().calls(changeTable)[0]!.body).toMatchObject({
      translations: { fr: { description: 'Sous le myrte' } },
    });
  });

  it('shows field errors and a name conflict, keeps the typed name and closes with Annulla', async () => {
    const taken = 'Esiste già un tavolo chiamato «sala 1». Scegli un altro nome.';
    await openTables(buildTable({ name: 'Sala 1' }));
    api().refuse(addTable, 409, { message: taken, fields: { name: taken } });
    await press('Aggiungi tavolo');
    await fillDialog('Nome', '');
    await fillDialog('Capacità', '0');
    await pressInDialog('Crea tavolo');
    await screen.findByText('Il nome è obbligatorio');
    await screen.findByText('La capacità deve essere un numero valido maggiore di 0');
    await fillDialog('Nome', 'sala 1');
    await fillDialog('Capacità', '3');
    await fillDialog(/^Capienza minima/, '5');
    await pressInDialog('Crea tavolo');
    await screen.findByText('La capienza minima non può superare la capacità');
    expect(api().calls(addTable)).toHaveLength(0);
    await fillDialog(/^Capienza minima/, '');
    await pressInDialog('Crea tavolo');
    await screen.findByText('Errore nella creazione del tavolo');
    expect(await within(await findDialog()).findAllByText(taken)).not.toHaveLength(0);
    expect(await field('Nome')).toHaveValue('sala 1');
    await pressInDialog('Torna indietro');
    await waitForNoDialog();
  });

  it('warns of a future reservation with more people than the changed capacity', async () => {
    await openTables(buildTable({ name: 'Limone', capacity: 4 }));
    acceptChanges(1);
    await press('Modifica Limone');
    await fillDialog('Capacità', '2');
    await pressInDialog('Aggiorna tavolo');
    await screen.findByText('Tavolo aggiornato');
    await screen.findByText(
      "Il tavolo «Limone» ora accoglie 2 persone, ma ha una prenotazione futura con più persone: resta com'è finché non la sposti.",
    );
    await press('Ho capito');
    expect(screen.queryByText(/ora accoglie 2 persone/)).toBeNull();
    expect(await findCard('Limone')).toHaveTextContent('Capacità: 2 persone');
  });

  it('shows the change of a colleague after a conflict, and overwrites it on the second save', async () => {
    const table = buildTable({ name: 'Arancio', capacity: 4 });
    await openTables(table);
    await press('Modifica Arancio');
    await fillDialog('Capacità', '8');
    tables.change(table.id, { capacity: 5, updatedAt: '2027-03-10T09:30:00.000Z' });
    api().refuse(changeTable, 409, {
      code: 'changed_meanwhile',
      message: 'Nel frattempo direzione ha modificato il tavolo «Arancio». Controlla e riprova.',
    });
    await pressInDialog('Aggiorna tavolo');
    await screen.findByText('Errore nella modifica del tavolo');
    await waitFor(async () =>
      expect(await findDialog()).toHaveTextContent(
        /Nel frattempo direzione ha modificato il tavolo «Arancio»\. Controlla e riprova\..*Adesso è così: Arancio · 5 persone · Piano 0 · Attivo/s,
      ),
    );
    expect(await field('Capacità')).toHaveValue(8);
    acceptChanges();
    await pressInDialog('Aggiorna tavolo');
    await waitFor(async () =>
      expect(await findCard('Arancio')).toHaveTextContent('Capacità: 8 persone'),
    );
    expect(
      api()
        .calls(changeTable)
        .map(({ headers }) => headers.get('if-match')),
    ).toEqual([`"${table.updatedAt}"`, '"2027-03-10T09:30:00.000Z"']);
  });

  it('deletes a table after a confirmation, but not after Escape', async () => {
    await openTables(buildTable({ name: 'Carrubo' }));
    api().answer(removeTable, ({ params }) => {
      tables.remove(params['id']);
      return { id: params['id']!, retired: false };
    });
    await press('Elimina Carrubo');
    expect(await findDialog()).toHaveTextContent(
      'Sei sicuro di voler eliminare il tavolo "Carrubo"?',
    );
    await user().keyboard('{Escape}');
    await waitForNoDialog();
    expect(api().calls(removeTable)).toHaveLength(0);
    await press('Elimina Carrubo');
    await pressInDialog('Elimina');
    await screen.findByText('Tavolo eliminato');
    await screen.findByText('Nessun tavolo configurato');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tavoli' })).toHaveFocus());
  });

  it('keeps a table with a future reservation', async () => {
    const reason =
      'Il tavolo «Mandorlo» ha una prenotazione futura: spostala o annullala prima di eliminare.';
    await openTables(buildTable({ name: 'Mandorlo' }));
    api().refuse(removeTable, 409, { message: reason });
    await press('Elimina Mandorlo');
    await pressInDialog('Elimina');
    await screen.findByText('Impossibile eliminare');
    expect(await screen.findAllByText(reason)).not.toHaveLength(0);
    await findCard('Mandorlo');
  });
});
