import { within } from '@testing-library/react';
import { addDish, changeDish } from '#src/contracts/catalogue/menu-change-operations.ts';
import { buildDish, setupMenuTab } from '#test/support/screens/menu-tab.ts';

const { api, user, screen, press, fill, choose, openMenuTab, findCard } = setupMenuTab();
const fillDish = async (name: string) => {
  await fill('Nome', name);
  await fill('Prezzo', '€ 12,00');
  await fill('Descrizione', 'Come una volta.');
};
const toggle = (name: string | RegExp) => user().click(screen.getByRole('checkbox', { name }));

describe('the form of a dish', () => {
  it('creates a dish after missing fields are shown, and focuses it in its category', async () => {
    await openMenuTab('&categoria=Dessert', { dishes: [buildDish({ category: 'Dessert' })] });
    await press('Aggiungi piatto');
    await screen.findByRole('heading', { name: 'Nuovo Piatto' });
    expect(screen.getByLabelText('Categoria')).toHaveValue('Dessert');
    await choose('Categoria', '');
    await press('Crea piatto');
    for (const sentence of [
      'Nome richiesto',
      'Descrizione richiesta',
      'Prezzo richiesto',
      'Categoria richiesta',
    ])
      await screen.findByText(sentence);
    expect(screen.getByLabelText('Nome')).toHaveFocus();

    await fillDish('Pane cunzato');
    await choose('Categoria', 'Panini');
    await user().click(screen.getByRole('switch', { name: 'Fatto in casa' }));
    await toggle(/Latte$/);
    await press('Crea piatto');
    await screen.findByText('Piatto creato');
    await screen.findByRole('tabpanel', { name: /Panini/ });
    const card = await findCard('Pane cunzato');
    expect(card).toHaveTextContent('Allergeni: Latte');
    expect(card).toHaveFocus();
    expect(api().calls(addDish)[0]!.body).toMatchObject({
      name: 'Pane cunzato',
      price: '€ 12,00',
      description: 'Come una volta.',
      category: 'Panini',
      isHomemade: true,
      isNew: false,
      allergens: ['milk'],
    });
  });

  it('changes a dish', async () => {
    await openMenuTab('', { dishes: [buildDish()] });
    await press('Modifica Caponata');
    await screen.findByRole('heading', { name: 'Modifica Piatto' });
    expect(screen.getByLabelText('Descrizione')).toHaveValue('Con olio nuovo.');
    await fill('Prezzo', '€ 13,00');
    await user().click(screen.getByRole('switch', { name: 'Popolare' }));
    await press('Aggiorna piatto');
    await screen.findByText('Piatto aggiornato');
    const card = await findCard('Caponata');
    expect(card).toHaveTextContent('€ 13,00');
    expect(card).toHaveTextContent('Popolare');
  });

  it('rejects an impossible day and a season without a last day, then saves the season', async () => {
    const dish = buildDish();
    await openMenuTab(`&piatto=${dish.id}`, { dishes: [dish] });
    await fill('Dal', '40/13');
    await press('Aggiorna piatto');
    await screen.findByText('Scrivi giorno e mese, per esempio 15/03');
    await fill('Dal', '1/4');
    await press('Aggiorna piatto');
    await screen.findByText('Una stagione ha un primo e un ultimo giorno');
    expect(api().calls(changeDish)).toHaveLength(0);
    await fill('Al', '15/6');
    await press('Aggiorna piatto');
    expect(await findCard('Caponata')).toHaveTextContent('Fuori stagione: 01/04–15/06');
    expect(api().calls(changeDish)[0]!.body).toMatchObject({
      availableFrom: '04-01',
      availableTo: '06-15',
    });
  });

  it('keeps the typed fields and shows the reason when the server refuses the dish', async () => {
    const taken = 'In «Antipasti» c’è già un piatto che si chiama «Caponata».';
    await openMenuTab('&piatto=nuovo', { dishes: [buildDish()] });
    api().refuse(addDish, 409, { message: taken, fields: { name: taken } });
    await fillDish('Caponata');
    await press('Crea piatto');
    await screen.findByText('Errore');
    expect(await screen.findAllByText(taken)).not.toHaveLength(0);
    expect(screen.getByLabelText('Descrizione')).toHaveValue('Come una volta.');
    expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription(taken);
    expect(screen.getByLabelText('Nome')).toBeInvalid();
    expect(screen.getByLabelText('Nome')).toHaveFocus();
    api().fail(addDish);
    await fill('Nome', 'Caponata bis');
    await press('Crea piatto');
    await screen.findByText('Errore durante il salvataggio');
    expect(screen.getByLabelText('Nome')).toHaveValue('Caponata bis');
  });

  it('has a warning in form and card when guests do not see its category (spec note 21)', async () => {
    await openMenuTab('&piatto=nuovo');
    await fillDish('Patate al forno');
    await choose('Categoria', 'Birre');
    await screen.findByText(
      'Sul menu pubblico questo piatto compare fra le bevande, in BEVANDE › BIRRE IN BOTTIGLIA.',
    );
    await choose('Categoria', 'Contorni');
    const warning =
      'La categoria «Contorni» non compare sul menu pubblico: i clienti non vedranno questo piatto.';
    await screen.findByText(warning);
    await press('Crea piatto');
    within(await findCard('Patate al forno')).getByText(warning);
  });

  it('cannot save a dish as vegan with the allergen milk, and shows why', async () => {
    await openMenuTab('&piatto=nuovo');
    await fillDish('Cassata');
    await choose('Categoria', 'Dessert');
    await toggle('Vegano');
    expect(screen.getByRole('checkbox', { name: 'Vegetariano' })).toBeChecked();
    await toggle(/Latte$/);
    await screen.findByText(
      'Fra gli allergeni c’è Latte: il piatto non può dirsi vegano. Togli il segno o correggi gli allergeni.',
    );
    await press('Crea piatto');
    expect(api().calls(addDish)).toHaveLength(0);
    await toggle('Vegano');
    await press('Crea piatto');
    await screen.findByText('Piatto creato');
    expect(api().calls(addDish)[0]!.body).toMatchObject({ diets: ['vegetarian'] });
  });
});
