import { waitFor, within } from '@testing-library/react';
import { addDrink, changeDrink } from '#src/contracts/catalogue/menu-change-operations.ts';
import { buildDrink, setupMenuTab } from '#test/support/screens/menu-tab.ts';

const { api, user, screen, press, fill, choose, openMenuTab, findRow, pressIn, pressInDialog } =
  setupMenuTab();
const findSwitch = async () => within(await findRow('Amaro')).getByRole('switch');

describe('drinks', () => {
  it('are listed by subcategory, and a switch makes one unavailable and available again', async () => {
    await openMenuTab('', {
      drinks: [
        buildDrink(),
        ...[
          ['BEVANDE', 'SOFT DRINK'],
          ['BEVANDE', 'BIRRE IN BOTTIGLIA'],
          ['BEVANDE', 'COCKTAIL'],
          ['VINI', 'LE BOLLICINE'],
          ['VINI', 'I VINI ROSSI'],
          ['VINI', 'I VINI BIANCHI'],
        ].map(([category, subcategory], at) =>
          buildDrink({ name: `Bevanda ${at}`, category: category!, subcategory: subcategory! }),
        ),
      ],
    });
    await press('Bevande e vini');
    await screen.findByRole('heading', { name: /^AMARI/ });
    const subcategories = screen.getAllByRole('heading', { level: 3 });
    expect(subcategories.map(({ textContent }) => textContent)).toEqual([
      'SOFT DRINK 1',
      'COCKTAIL 1',
      'BIRRE IN BOTTIGLIA 1',
      'AMARI 1',
      'I VINI BIANCHI 1',
      'I VINI ROSSI 1',
      'LE BOLLICINE 1',
    ]);
    (await findSwitch()).focus();
    await user().keyboard(' ');
    await screen.findByText('«Amaro» non è più disponibile');
    expect(await findRow('Amaro')).toHaveTextContent('Non disponibile');
    await user().keyboard(' ');
    await screen.findByText('«Amaro» è di nuovo disponibile');
    expect(await findSwitch()).toBeChecked();
    expect(
      api()
        .calls(changeDrink)
        .map(({ body }) => body),
    ).toEqual([{ isAvailable: false }, { isAvailable: true }]);
  });

  it('show an error and reset the switch when the availability cannot be saved', async () => {
    await openMenuTab('&lista=bevande', { drinks: [buildDrink()] });
    api().fail(changeDrink);
    await user().click(await findSwitch());
    await screen.findByText('Errore durante il salvataggio');
    await waitFor(async () => expect(await findSwitch()).toBeChecked());
  });

  it('are created in the form after the missing fields are shown', async () => {
    await openMenuTab('&lista=bevande');
    await press('Aggiungi bevanda');
    await screen.findByRole('heading', { name: 'Nuova Bevanda' });
    await screen.findByText(
      'Senza una sottocategoria del menu pubblico i clienti non vedranno questa bevanda.',
    );
    await press('Crea bevanda');
    await screen.findByText('Nome richiesto');
    await fill('Nome', 'Cerasuolo');
    await fill('Prezzo', '€ 6,00');
    await choose('Categoria', 'VINI');
    await choose('Sottocategoria', 'I VINI ROSSI');
    await fill('Vitigni', 'Frappato\nNero d’Avola');
    await fill('Unità', 'calice');
    await press('Crea bevanda');
    await screen.findByText('Bevanda creata');
    expect(await findRow('Cerasuolo')).toHaveFocus();
    expect(api().calls(addDrink)[0]!.body).toMatchObject({
      name: 'Cerasuolo',
      category: 'VINI',
      subcategory: 'I VINI ROSSI',
      grapeVarieties: ['Frappato', 'Nero d’Avola'],
      unit: 'calice',
      origin: null,
      isAvailable: true,
    });
  });

  it('are changed in the form, and deleted after a confirmation', async () => {
    await openMenuTab('&lista=bevande', {
      drinks: [buildDrink({ price: '€ 6,00', unit: 'calice' })],
    });
    await pressIn(await findRow('Amaro'), 'Modifica Amaro');
    await screen.findByRole('heading', { name: 'Modifica Bevanda' });
    await fill('Volume', '15 cl');
    await press('Aggiorna bevanda');
    await screen.findByText('Bevanda aggiornata');
    expect(await findRow('Amaro')).toHaveTextContent('€ 6,00 · calice · 15 cl');
    await pressIn(await findRow('Amaro'), 'Elimina Amaro');
    await screen.findByRole('dialog', { name: 'Sei sicuro di voler eliminare "Amaro"?' });
    await pressInDialog('Elimina');
    await screen.findByText('Bevanda eliminata');
    await screen.findByText('Nessuna bevanda presente');
  });
});
