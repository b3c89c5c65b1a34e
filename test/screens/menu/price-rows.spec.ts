import { waitFor, within } from '@testing-library/react';
import {
  changePrices,
  setDishSoldOut,
  type PriceChange,
} from '#src/contracts/catalogue/menu-evening-operations.ts';
import { setupEventStream } from '#test/support/screens/event-stream.ts';
import { buildDish, buildDrink, setupMenuTab } from '#test/support/screens/menu-tab.ts';

const menu = setupMenuTab();
const events = setupEventStream();
const { api, user, screen, press, fill, openMenuTab, findRow } = menu;
const dishes = [1, 2].map((number) => buildDish({ name: `Piatto ${number}`, price: '€ 9,00' }));
const drinks = [1, 2].map((number) => buildDrink({ name: `Bevanda ${number}` }));
const [first, second] = dishes as [(typeof dishes)[0], (typeof dishes)[0]];
const openPriceRows = () => openMenuTab('&vista=righe', { dishes, drinks });
const fillPrice = (name: string, price: string) => fill(`Prezzo di ${name}`, price);
const save = () => press('Salva');
const acceptPrices = () =>
  api().answer(changePrices, ({ body }) => {
    for (const { kind, id, price } of (body as { changes: PriceChange[] }).changes)
      if (kind === 'dish') menu.changeDishElsewhere(id, { price });
      else menu.changeDrinkElsewhere(id, { price });
    return { dishes: [], drinks: [] };
  });

describe('the price rows of the menu', () => {
  it('save prices of dishes and drinks with one Salva and one request', async () => {
    acceptPrices();
    await openPriceRows();
    for (const { name } of dishes) await fillPrice(name, '€ 21,37');
    await fill('Cerca per nome', 'zzz');
    await screen.findByText('Nessuna riga con questo nome');
    await fill('Cerca per nome', '');
    await press('Bevande e vini');
    for (const { name } of drinks) await fillPrice(name, '€ 21,37');
    await screen.findByText('4 prezzi modificati, da salvare');
    await save();
    await screen.findByText('4 prezzi salvati');
    await waitFor(() => expect(screen.queryByText('4 prezzi modificati, da salvare')).toBeNull());
    expect(api().calls(changePrices)).toHaveLength(1);
    expect(api().calls(changePrices)[0]!.body).toEqual({
      changes: [
        ...dishes.map(({ id, price }) => ({ kind: 'dish', id, seenPrice: price })),
        ...drinks.map(({ id, price }) => ({ kind: 'drink', id, seenPrice: price })),
      ].map((change) => ({ ...change, price: '€ 21,37' })),
    });
  });

  it('show the current price when another person changed one of the prices, and can keep mine', async () => {
    await openPriceRows();
    await events.connect();
    await fillPrice(first.name, '€ 31,00');
    await fillPrice(second.name, '€ 31,00');
    menu.changeDishElsewhere(second.id, { price: '€ 30,00' });
    await events.sendChange({ type: 'DishChanged', about: 'dish', id: second.id, position: 1 });
    await within(await findRow(second.name)).findByText(
      'Nel frattempo il prezzo è diventato «€ 30,00».',
    );
    const overtaken = 'Nel frattempo direzione lo ha cambiato in «€ 30,00».';
    api().refuse(changePrices, 409, { fields: { 'changes.1.price': overtaken } });
    await save();
    await screen.findByText('Nessun prezzo salvato');
    expect(await screen.findByLabelText(`Prezzo di ${second.name}`)).toHaveValue('€ 31,00');
    expect(await findRow(second.name)).toHaveTextContent(overtaken);
    await press(`Tieni il mio per ${second.name}`);
    acceptPrices();
    await save();
    await screen.findByText('2 prezzi salvati');
    expect(api().calls(changePrices)[1]!.body).toMatchObject({
      changes: [{ seenPrice: '€ 9,00' }, { seenPrice: '€ 30,00', price: '€ 31,00' }],
    });
  });

  it('mark a missing price, and save the others after it is restored', async () => {
    await openPriceRows();
    await fillPrice(first.name, ' ');
    await fillPrice(second.name, '€ 41,00');
    api().refuse(changePrices, 400, { fields: { 'changes.0.price': 'Prezzo richiesto' } });
    await save();
    await within(await findRow(first.name)).findByText('Prezzo richiesto');
    expect(screen.getByLabelText(`Prezzo di ${first.name}`)).toHaveFocus();
    await press(`Rimetti € 9,00 a ${first.name}`);
    acceptPrices();
    await save();
    await screen.findByText('1 prezzo salvato');
  });

  it('ask for confirmation before an unsaved price is lost', async () => {
    await openPriceRows();
    await fillPrice(first.name, '€ 51,00');
    await press(`Modifica ${first.name}`);
    await screen.findByRole('dialog', { name: 'Hai modifiche non salvate' });
    await press('Torna indietro');
    expect(await screen.findByLabelText(`Prezzo di ${first.name}`)).toHaveValue('€ 51,00');
    await press('Schede');
    await press('Esci senza salvare');
    await screen.findByRole('tablist', { name: 'Categorie' });
  });

  it('mark a dish as sold out until 04:00, and available again', async () => {
    api().answer(setDishSoldOut, ({ params, body }) =>
      menu.changeDishElsewhere(params['id']!, body as { isSoldOut: boolean }),
    );
    await openPriceRows();
    const press = async () =>
      user().click(
        within(await findRow(first.name)).getByRole('switch', { name: /Finito stasera/ }),
      );
    await press();
    await within(await findRow(first.name)).findByText(/Torna alle 04:00/);
    await press();
    await screen.findByText(`Di nuovo disponibile: ${first.name}`);
    expect(await findRow(first.name)).not.toHaveTextContent('Torna alle 04:00');
    expect(
      api()
        .calls(setDishSoldOut)
        .map(({ body }) => body),
    ).toEqual([{ isSoldOut: true }, { isSoldOut: false }]);
  });
});
