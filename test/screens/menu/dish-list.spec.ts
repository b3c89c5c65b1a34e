import { waitFor } from '@testing-library/react';
import { removeDish } from '#src/contracts/catalogue/menu-change-operations.ts';
import { buildDish, setupMenuTab } from '#test/support/screens/menu-tab.ts';

const { api, user, screen, openMenuTab, findCard, pressIn, pressInDialog } = setupMenuTab();
const question = { name: 'Sei sicuro di voler eliminare "Caponata"?' };

describe('the list of dishes', () => {
  it('has one tab per category in alphabetical order with its count, and follows arrow keys', async () => {
    await openMenuTab('', {
      dishes: ['Primi piatti', 'Antipasti', 'Dessert', 'primi piatti'].map((category, at) =>
        buildDish({ name: `Piatto ${at}`, category }),
      ),
    });
    await screen.findByRole('tablist', { name: 'Categorie' });
    const tab = (name: string) => screen.getByRole('tab', { name });
    expect(
      screen
        .getAllByRole('tab')
        .map(({ textContent }) => textContent)
        .filter((text) => /\d$/.test(text!)),
    ).toEqual(['Antipasti 1', 'Dessert 1', 'Primi Piatti 2']);
    expect(tab('Antipasti 1')).toHaveAttribute('aria-selected', 'true');

    tab('Antipasti 1').focus();
    await user().keyboard('{ArrowRight}');
    await screen.findByRole('tabpanel', { name: 'Dessert 1' });
    await user().keyboard('{End}');
    await screen.findByRole('tabpanel', { name: 'Primi Piatti 2' });
    expect(tab('Primi Piatti 2')).toHaveFocus();
    await user().keyboard('{ArrowRight}');
    expect(tab('Antipasti 1')).toHaveFocus();
    expect(new URLSearchParams(location.search).get('categoria')).toBe('Antipasti');
  });

  it('opens the category of the URL', async () => {
    await openMenuTab('&categoria=Dessert', {
      dishes: [buildDish(), buildDish({ name: 'Cannolo', category: 'Dessert' })],
    });
    await screen.findByRole('tabpanel', { name: 'Dessert 1' });
    await findCard('Cannolo');
    expect(screen.getByLabelText('Categoria')).toHaveDisplayValue('Dessert (1)');
    await user().selectOptions(screen.getByLabelText('Categoria'), 'Antipasti');
    await findCard('Caponata');
  });

  it('shows all fields of a dish that the specification requires', async () => {
    await openMenuTab('', {
      dishes: [
        buildDish({
          price: '€ 9,50',
          isNew: true,
          isPopular: true,
          isHomemade: true,
          isFrozen: true,
          allergens: ['celery'],
          diets: ['vegan'],
        }),
      ],
    });
    const card = await findCard('Caponata');
    for (const words of [
      'Caponata',
      '€ 9,50',
      'Con olio nuovo.',
      'Nessuna immagine',
      'Nuovo',
      'Popolare',
      'Fatto in casa',
      'Surgelato',
      'Vegano',
      'Allergeni: Sedano',
      'Modifica',
      'Elimina',
      'Antipasti',
    ])
      expect(card).toHaveTextContent(words);
  });

  it('marks a dish out of season with its days', async () => {
    const season = { availableFrom: '04-01', availableTo: '06-15' };
    await openMenuTab('', { dishes: [buildDish(season)] });
    expect(await findCard('Caponata')).toHaveTextContent('Fuori stagione: 01/04–15/06');
  });

  it('shows an empty state with a button to add the first dish', async () => {
    await openMenuTab('');
    await screen.findByText('Nessun piatto presente');
    await user().click(screen.getByRole('button', { name: 'Aggiungi il primo piatto' }));
    expect(await screen.findByRole('heading', { name: 'Nuovo Piatto' })).toHaveFocus();
  });

  it('deletes a dish after a confirmation that names it, but not after Escape or Annulla', async () => {
    await openMenuTab('', { dishes: [buildDish()] });
    const removeButton = await screen.findByRole('button', { name: 'Elimina Caponata' });
    removeButton.focus();
    await user().keyboard('{Enter}');
    await screen.findByRole('dialog', question);
    await user().keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(removeButton).toHaveFocus();
    await user().click(removeButton);
    await pressInDialog('Torna indietro');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api().calls(removeDish)).toHaveLength(0);
    await pressIn(await findCard('Caponata'), 'Elimina Caponata');
    await pressInDialog('Elimina');
    await screen.findByText('Piatto eliminato');
    await screen.findByText('Nessun piatto presente');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Menu' })).toHaveFocus());
    expect(api().calls(removeDish)).toHaveLength(1);
  });

  it('keeps a dish, with an error, when the deletion fails', async () => {
    await openMenuTab('', { dishes: [buildDish()] });
    api().fail(removeDish);
    await pressIn(await findCard('Caponata'), 'Elimina Caponata');
    await pressInDialog('Elimina');
    await screen.findByText("Errore nell'eliminazione del piatto");
    await findCard('Caponata');
  });
});
